import { parseJson } from '#src/lib/unknown.ts'
import { readText, removeText, writeText } from './storedText.ts'

/**
 * Stores a choice as JSON in local storage under `key`, with the interface of React's `useSyncExternalStore`. `parse` converts the stored value to a choice; it gets
 * `undefined` when nothing is stored or the text is not JSON. With blocked storage a choice lasts until the page is
 * closed.
 */
export function storedChoice<Choice>(key: string, parse: (stored: unknown) => Choice) {
  const listeners = new Set<() => void>()
  let current: { readonly text: string | null; readonly choice: Choice } | undefined

  function notify(): void {
    for (const listener of listeners) listener()
  }

  return {
    /** The same object until the choice changes. */
    read(): Choice {
      const text = readText('localStorage', key)
      if (current?.text !== text) current = { text, choice: parse(parseJson(text)) }
      return current.choice
    },
    write(next: Choice): void {
      writeText('localStorage', key, JSON.stringify(next))
      notify()
    },
    /** Removes the choice, so that the default applies. */
    forget(): void {
      removeText('localStorage', key)
      notify()
    },
    /** Calls `listener` also when the choice changes in another tab. */
    subscribe(listener: () => void): () => void {
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
