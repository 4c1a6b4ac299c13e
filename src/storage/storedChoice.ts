import { readText, removeText, writeText } from './storedText.ts'

/** A choice in local storage, shaped for React's `useSyncExternalStore`. */
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
 * Stores a choice as JSON in local storage under `key`. `parse` makes a choice of whatever is found there, `undefined` when
 * that is nothing or damaged. Where storage is blocked, a choice lasts until the page is closed.
 */
export function storedChoice<Choice>(key: string, parse: (stored: unknown) => Choice): StoredChoice<Choice> {
  const listeners = new Set<() => void>()
  let current: { readonly text: string | null; readonly choice: Choice } | undefined

  function notify(): void {
    for (const listener of listeners) listener()
  }

  return {
    read() {
      const text = readText('localStorage', key)
      if (current?.text !== text) current = { text, choice: parse(valueOf(text)) }
      return current.choice
    },
    write(next) {
      writeText('localStorage', key, JSON.stringify(next))
      notify()
    },
    forget() {
      removeText('localStorage', key)
      notify()
    },
    subscribe(listener) {
      const follow = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
      listeners.add(listener)
      window.addEventListener('storage', follow)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', follow)
      }
    },
  }
}

/** The fields of a stored object; none that an app would know of anything else. */
export function fieldsOf(stored: unknown): { readonly [name: string]: unknown } {
  return { ...(stored as object) } // Spreading `null`, a number or a truth value gives nothing.
}

function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
