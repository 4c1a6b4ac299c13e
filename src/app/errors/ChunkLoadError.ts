/** A file of the app that could not be fetched, and whether its host answered at that moment. */
export class ChunkLoadError extends Error {
  override readonly name = 'MissingFile'
  readonly hostAnswers: boolean

  constructor(cause: Error, hostAnswers: boolean) {
    super(cause.message, { cause })
    this.hostAnswers = hostAnswers
  }
}

/** Whether a file could not be fetched, in the words of Chromium, Firefox, Safari and Vite. */
export function isChunkLoadError(error: unknown): error is Error {
  const words =
    /dynamically imported module|importing a module script|not a valid JavaScript MIME type|unable to preload/i
  return error instanceof Error && words.test(error.message)
}
