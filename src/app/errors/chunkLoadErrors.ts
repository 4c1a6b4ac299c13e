import { isOriginReachable } from '#src/api/connection.ts'
import { RELOADED_AT_KEY } from '#src/storage/keys.ts'
import { persistText, readText } from '#src/storage/storedText.ts'

/** A file of the app could not be fetched. `isOriginReachable` tells whether the app's origin responded at that moment. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly isOriginReachable: boolean

  constructor(cause: Error, isReachable: boolean) {
    super(cause.message, { cause })
    this.isOriginReachable = isReachable
  }
}

/** Recognizes the messages of Chromium, Firefox, Safari and Vite for a file that could not be fetched. */
function isChunkLoadError(error: unknown): error is Error {
  const message =
    /dynamically imported module|importing a module script|not a valid JavaScript MIME type|unable to preload/i
  return error instanceof Error && message.test(error.message)
}

const NOT_AGAIN_WITHIN_MS = 5 * 60 * 1000

/** Whether this tab may reload by itself: it has not done so recently, and session storage is available to record it. */
function mayReload(now: number): boolean {
  if (now - Number(readText('sessionStorage', RELOADED_AT_KEY) ?? 0) < NOT_AGAIN_WITHIN_MS) return false
  return persistText('sessionStorage', RELOADED_AT_KEY, String(now))
}

/**
 * Call it when a file of the app could not be fetched. If the app's origin responds, a new deploy has probably removed the file: the
 * page is reloaded, at most once in five minutes. Never settles when it reloads; otherwise returns whether the origin is reachable.
 */
export async function reloadIfStale(reload = () => window.location.reload()): Promise<boolean> {
  if (!(await isOriginReachable())) return false
  if (!mayReload(Date.now())) return true
  reload()
  return new Promise<never>(() => undefined)
}

/** Imports a file of the app that the guest waits for. Reloads a stale page; else rejects with a `ChunkLoadError`. */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const isReachable = await reloadIfStale()
    throw isChunkLoadError(error) ? new ChunkLoadError(error, isReachable) : error
  }
}

/**
 * Loads the page from the server when its styles are missing. The service worker stores index.html with its headers: if it was
 * installed while the server still sent the policy of another build, that policy blocks the styles in the page on every visit.
 */
export async function replaceBlockedPage(reload = () => window.location.reload()): Promise<void> {
  const { serviceWorker } = navigator
  const isBlocked = document.querySelector('style')?.sheet === null
  if (!isBlocked || !serviceWorker?.controller || !mayReload(Date.now())) return
  const registration = await serviceWorker.getRegistration()
  await registration?.unregister()
  reload()
}
