import { endTracking } from '#src/analytics/pageViews.ts'
import * as storage from '#src/storage/keys.ts'
import { removeText, storedKeys } from '#src/storage/storedText.ts'

const areas = ['localStorage', 'sessionStorage'] as const

/** Data that the app stores on the device, with its storage keys (`*` matches any ending). */
export interface StoredItem {
  readonly category:
    | 'session'
    | 'receipts'
    | 'spaRequests'
    | 'offlineCache'
    | 'drafts'
    | 'guestScope'
    | 'language'
    | 'display'
    | 'consent'
    | 'hotel'
    | 'page'
    | 'tracker'
    | 'google'
    | 'technical'
    | 'app'
  readonly keys: readonly string[]
}

/** All stored data, the most personal first. The app's own files, which contain no personal data, come last. */
export const storedItems: readonly StoredItem[] = [
  { category: 'session', keys: [storage.SESSION_KEY] },
  { category: 'receipts', keys: [`${storage.RECEIPT_PREFIX}*`] },
  { category: 'spaRequests', keys: [`${storage.SPA_PREFIX}*`] },
  { category: 'offlineCache', keys: [`${storage.OFFLINE_PREFIX}*`] },
  { category: 'drafts', keys: [`${storage.DRAFT_PREFIX}*`, storage.TAB_ID_KEY] },
  { category: 'guestScope', keys: [storage.GUEST_SCOPE_KEY] },
  { category: 'language', keys: [storage.LANGUAGE_KEY] },
  { category: 'display', keys: [storage.DISPLAY_KEY] },
  { category: 'consent', keys: [storage.CONSENT_KEY] },
  { category: 'hotel', keys: [storage.CONFIG_KEY] },
  { category: 'page', keys: [storage.REMEMBERED_PAGE_KEY] },
  { category: 'tracker', keys: storage.TRACKER_KEYS },
  { category: 'google', keys: [`${storage.GOOGLE_COOKIE_PREFIX}*`] },
  {
    category: 'technical',
    keys: [
      storage.RELOADED_AT_KEY,
      storage.SCROLL_KEY,
      `${storage.LOCK_PREFIX}*`,
      ...(__DEMO__ ? [storage.DEMO_PROSPECT_KEY] : []),
    ],
  },
  { category: 'app', keys: [`${storage.PRECACHE_PREFIX}*`] },
]

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

/**
 * Resolves when the app is precached, which takes a while on the first visit; never resolves if no service worker is
 * registered.
 */
export function whenPrecached(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>> // Undefined outside secure contexts.
  return serviceWorker?.ready
}

/** Whether any key of the item is among these names. */
export function isAmong({ keys }: StoredItem, names: readonly string[]): boolean {
  return keys.some((key) =>
    names.some((name) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key)),
  )
}

function isOurs(key: string): boolean {
  return (
    key.startsWith('companion-') ||
    storedItems.some(({ category, keys }) => category !== 'session' && keys.includes(key))
  )
}

/**
 * Removes the app's stored data from this device: receipts, drafts, last responses and settings. Leaves the precached app, and the
 * session, so that the guest stays signed in.
 */
export function clearStoredData(): void {
  endTracking()
  for (const area of areas) for (const key of storedKeys(area).filter(isOurs)) removeText(area, key)
}
