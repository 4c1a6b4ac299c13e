import { endTracking } from '#src/analytics/pageViews.ts'
import * as storage from '#src/storage/keys.ts'
import { removeText, storedKeys } from '#src/storage/storedText.ts'

const areas = ['localStorage', 'sessionStorage'] as const

/** What lies on a phone because of the app, and the names under which it lies there (`*`: any ending). */
export interface StoredItem {
  readonly of:
    | 'session'
    | 'receipts'
    | 'answers'
    | 'drafts'
    | 'visit'
    | 'language'
    | 'display'
    | 'consent'
    | 'hotel'
    | 'page'
    | 'tracker'
    | 'google'
    | 'marks'
    | 'app'
  readonly keys: readonly string[]
}

/** Everything that the app keeps, the most personal first; the app itself, which is nobody's, last. */
export const storedItems: readonly StoredItem[] = [
  { of: 'session', keys: [storage.SESSION_KEY] },
  { of: 'receipts', keys: [`${storage.RECEIPT_PREFIX}*`] },
  { of: 'answers', keys: [`${storage.OFFLINE_PREFIX}*`] },
  { of: 'drafts', keys: [`${storage.DRAFT_PREFIX}*`, storage.TAB_ID_KEY] },
  { of: 'visit', keys: [storage.GUEST_SCOPE_KEY] },
  { of: 'language', keys: [storage.LANGUAGE_KEY] },
  { of: 'display', keys: [storage.DISPLAY_KEY] },
  { of: 'consent', keys: [storage.CONSENT_KEY] },
  { of: 'hotel', keys: [storage.CONFIG_KEY] },
  { of: 'page', keys: [storage.REMEMBERED_PAGE_KEY] },
  { of: 'tracker', keys: storage.TRACKER_KEYS },
  { of: 'google', keys: [`${storage.GOOGLE_COOKIE_PREFIX}*`] },
  { of: 'marks', keys: [storage.RELOADED_AT_KEY, `${storage.LEASE_PREFIX}*`] },
  { of: 'app', keys: [`${storage.PRECACHE_PREFIX}*`] },
]

/** The names of all that lies in the storages and cookies of this site; blocked storage holds nothing. */
export function storedNames(): string[] {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  return [...cookies, ...areas.flatMap(storedKeys)]
}

/** The names of the browser's caches for this site; none where it has none for us. */
export async function cacheNames(): Promise<string[]> {
  const { caches } = window as Partial<Pick<Window, 'caches'>> // Missing outside secure contexts.
  return (await caches?.keys().catch(() => undefined)) ?? []
}

/** Settles once the app itself is kept, which on a first visit takes a while; never where it is not going to be. */
export function appKept(): Promise<unknown> | undefined {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>> // Missing as caches are.
  return serviceWorker?.ready
}

/** Tells whether any of it is among these names. */
export function isAmong({ keys }: StoredItem, names: readonly string[]): boolean {
  return keys.some((key) =>
    names.some((name) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key)),
  )
}

function isOurs(key: string): boolean {
  return key.startsWith('companion-') || storedItems.some(({ of, keys }) => of !== 'session' && keys.includes(key))
}

/** Removes what the app keeps on this phone, apart from the session, which signing out removes, and the app itself. */
export function wipePhone(): void {
  endTracking()
  for (const area of areas) for (const key of storedKeys(area).filter(isOurs)) removeText(area, key)
}
