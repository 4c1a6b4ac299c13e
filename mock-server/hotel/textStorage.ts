/** The place of one text: a key of local storage, a file, or a variable. */
export interface TextStorage {
  /** The current text, possibly written by another tab; `null` if there is none. */
  read(): string | null
  write(text: string): void
}

/** A storage in memory. */
export function memoryTextStorage(text: string | null = null): TextStorage {
  let stored = text
  return { read: () => stored, write: (next) => void (stored = next) }
}
