import { endTracking } from '#src/analytics/tracker.ts'
import { isAmong, SESSION_KEY, storedItems } from '#src/storage/keys.ts'
import { areas, removeAll, storedKeys } from '#src/storage/storedText.ts'

/** The keys of all storage areas and cookies of this site; blocked storage has none. */
export function storedNames(): string[] {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  return [...cookies, ...areas.flatMap(storedKeys)]
}

/** The names of this site's caches; empty when the Cache API is missing or fails. */
export async function cacheNames(): Promise<string[]> {
  const { caches } = window as Partial<Pick<Window, 'caches'>> // Undefined outside secure contexts.
  return (await caches?.keys().catch(() => undefined)) ?? []
}

/** Resolves when the app is precached, which takes a while on the first visit; never if no service worker is registered. */
export function whenPrecached(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>> // Undefined outside secure contexts.
  return serviceWorker?.ready
}

const listedKeys = storedItems.flatMap(({ keys }) => keys)

/**
 * Removes the app's stored data from this device, of any version of the app: receipts, drafts, last responses and settings. Leaves the
 * precached app, and the session, so that the guest stays signed in.
 */
export function clearStoredData(): void {
  endTracking()
  removeAll((key) => key !== SESSION_KEY && (key.startsWith('companion-') || isAmong(listedKeys, key)))
}
