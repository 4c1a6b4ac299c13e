/** Stores one text beyond the life of the page, such as one key of local storage. */
export interface KeyValueStorage {
  /** The current text, possibly written by another tab; `null` if there is none. */
  read(): string | null
  write(text: string): void
}

/** A storage in memory. */
export function memoryKeyValueStorage(text: string | null = null): KeyValueStorage {
  let stored = text
  return {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
}
