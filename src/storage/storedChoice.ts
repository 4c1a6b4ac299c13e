/** A choice kept on this phone, shaped for React's `useSyncExternalStore`. */
export interface StoredChoice<Choice> {
  /** The choice in force: the same object until it changes. */
  read(): Choice
  write(next: Choice): void
  /** Removes the choice, as if none had been made. */
  forget(): void
  /** Calls back when the choice changes, here or in another tab. Gives the way to stop. */
  subscribe(listener: () => void): () => void
}

/**
 * Keeps a choice in local storage under `key`. `parse` makes a choice of whatever is found there, `undefined` when that
 * is nothing or damaged. With blocked storage a choice lasts until the page is closed.
 */
export function storedChoice<Choice>(key: string, parse: (kept: unknown) => Choice): StoredChoice<Choice> {
  const listeners = new Set<() => void>()
  let current: { readonly text: string | null; readonly choice: Choice } | undefined

  function textKept(): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function read(): Choice {
    const text = textKept()
    if (current?.text !== text) current = { text, choice: parse(valueOf(text)) }
    return current.choice
  }

  function write(next: Choice): void {
    try {
      window.localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Nothing to keep it with; the choice still applies now.
    }
    current = { text: textKept(), choice: next }
    for (const tell of listeners) tell()
  }

  function forget(): void {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
    current = undefined
    for (const tell of listeners) tell()
  }

  function subscribe(listener: () => void): () => void {
    const follow = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
    listeners.add(listener)
    window.addEventListener('storage', follow)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', follow)
    }
  }

  return { read, write, forget, subscribe }
}

function valueOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
