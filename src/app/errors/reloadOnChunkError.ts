import { isHostReachable } from '#src/api/isHostReachable.ts'
import { isChunkLoadError, ChunkLoadError } from './ChunkLoadError.ts'
import { RELOADED_AT_KEY } from '#src/storage/keys.ts'

const NOT_AGAIN_WITHIN_MS = 5 * 60 * 1000

/** Whether this tab may reload by itself: it has not just done so, and can remember that it did. */
function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0) < NOT_AGAIN_WITHIN_MS) return false
    sessionStorage.setItem(RELOADED_AT_KEY, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * For a file of the app that could not be fetched although its host answers: after a deploy the page is older than the
 * host. The page is loaded again, once and not in a loop. Does not settle while it reloads; else it settles soon, and
 * says whether the host answers.
 */
export async function reloadIfStale(reload = () => window.location.reload()): Promise<boolean> {
  if (!(await isHostReachable())) return false
  if (!mayReload(Date.now())) return true
  reload()
  return new Promise<never>(() => undefined)
}

/** Fetches a file of the app for a guest who waits for it. Rejects with a `MissingFile` where it cannot be had. */
export async function importOrReload<Found>(fetchIt: () => Promise<Found>): Promise<Found> {
  try {
    return await fetchIt()
  } catch (error) {
    const hostAnswers = await reloadIfStale()
    throw isChunkLoadError(error) ? new ChunkLoadError(error, hostAnswers) : error
  }
}
