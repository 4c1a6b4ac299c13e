import { isOriginReachable } from '#src/api/connection.ts'
import { reasonOf } from '#src/lib/unknown.ts'
import { RELOADED_AT_KEY } from '#src/storage/keys.ts'
import { persistText, readText } from '#src/storage/storedText.ts'

/** A file of the app could not be fetched, and the app's origin did not respond. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
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

/** Imports a file of the app that the guest waits for. Reloads a stale page; without a network rejects with an `OfflineError`. */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw (await reloadIfStale()) ? cause : new OfflineError(reasonOf(cause), { cause })
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
