/** A file of the app could not be fetched. `isOriginReachable` tells whether the app's origin responded at that moment. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly isOriginReachable: boolean

  constructor(cause: Error, isOriginReachable: boolean) {
    super(cause.message, { cause })
    this.isOriginReachable = isOriginReachable
  }
}

/** Recognizes the messages of Chromium, Firefox, Safari and Vite for a file that could not be fetched. */
export function isChunkLoadError(error: unknown): error is Error {
  const message =
    /dynamically imported module|importing a module script|not a valid JavaScript MIME type|unable to preload/i
  return error instanceof Error && message.test(error.message)
}
