import { parseJson } from '#src/lib/unknown.ts'
import { readText, removeText, writeText } from './storedText.ts'

/** A setting in local storage, with the interface of React's `useSyncExternalStore`. */
export interface StoredChoice<Choice> {
  /** The current choice: the same object until it changes. */
  read(): Choice
  write(next: Choice): void
  /** Removes the choice, so that the default applies. */
  forget(): void
  /** Calls `listener` when the choice changes, here or in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/**
 * Stores a choice as JSON in local storage under `key`. `parse` converts the stored value to a choice; it gets
 * `undefined` when nothing is stored or the text is not JSON. With blocked storage a choice lasts until the page is
 * closed.
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
      if (current?.text !== text) current = { text, choice: parse(parseJson(text)) }
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
