/** A place that keeps one text for longer than this page lives, such as a key of the browser's local storage. */
export interface KeyValueStorage {
  /** The text as it is now, perhaps written by another tab; `null` when there is none. */
  read(): string | null
  write(text: string): void
}

/** A storage that forgets with the process. */
export function memoryKeyValueStorage(text: string | null = null): KeyValueStorage {
  let kept = text
  return {
    read: () => kept,
    write: (next) => {
      kept = next
    },
  }
}
