// Every name under which the app stores something in the browser, and at the end what each is for the guest.

/** The signed-in guest (spec 3.2). */
export const SESSION_KEY = 'auth-storage'
/** One key for each receipt, so that two tabs never overwrite each other's. */
export const RECEIPT_PREFIX = 'companion-receipt-'
/** A lock on a submission where the browser has no Web Locks. */
export const LOCK_PREFIX = 'companion-lock-'
/** The massages that a guest asked for, one key for each guest. */
export const SPA_PREFIX = 'companion-spa-'
/** The guest whose data is stored, from sign-in until Log Out or another guest's sign-in. */
export const GUEST_SCOPE_KEY = 'companion-guest-scope'
/** Forms, in session storage; the cart is the draft of an order. */
export const DRAFT_PREFIX = 'companion-draft-'
export const CART_KEY = `${DRAFT_PREFIX}order`
/** Which kinds of drafts each tab has, in local storage. */
export const DRAFTS_BY_TAB_KEY = 'companion-draft-tabs'
/** The id of the document that last stored drafts in this tab, in session storage. */
export const TAB_ID_KEY = 'companion-tab'
/** Responses for reading without a network. */
export const OFFLINE_PREFIX = 'companion-offline-'
/** Those of a guest; menus belong to no guest. */
export const GUEST_OFFLINE_PREFIX = `${OFFLINE_PREFIX}of-`
export const LANGUAGE_KEY = 'companion-language'
export const DISPLAY_KEY = 'companion-display'
export const CONSENT_KEY = 'companion-consent'
/** The last configuration that could be read. */
export const CONFIG_KEY = 'companion-config'
/** The page to return to after login, in session storage. */
export const REMEMBERED_PAGE_KEY = 'companion-remembered-page'
/** How far each page of this tab is scrolled, in session storage. */
export const SCROLL_KEY = 'companion-scroll'
/** How high the card of what is next on home was, for each width of the window. */
export const NOW_HEIGHT_PREFIX = 'companion-now-'
/** When this tab last reloaded itself to get a newer version, in session storage. */
export const RELOADED_AT_KEY = 'companion-reloaded-at'
/** The tracker's session (spec 9.18), in session storage. */
export const TRACKER_KEYS = ['tracker_session_id', 'tracker_session_timestamp'] as const
/** The prospect that this device has seen, in a demo (`Prospect` of the mock server). */
export const DEMO_PROSPECT_KEY = 'demo-prospect'
/** The prefix of all cookies that Google's script sets on this site. */
export const GOOGLE_COOKIE_PREFIX = '_ga'
/** The prefix of the service worker's caches. */
const PRECACHE_PREFIX = 'workbox-precache-'

const ofGuest = <Text extends string>(text: Text, ...keys: string[]) => ({ text, keys, endAtLogOut: keys })
const ofDevice = <Text extends string>(text: Text, ...keys: string[]) => ({ text, keys, endAtLogOut: [] as string[] })

/**
 * All that the app stores, the most personal first: its text in Settings, its keys, where `*` stands for any ending, and those of the
 * keys that end at Log Out. Settings lists and removes it; tests/e2e/privacy.spec.ts fails for a name that is not here. The app's own
 * files, which contain no personal data, come last.
 */
export const storedItems = [
  ofGuest('session', SESSION_KEY),
  ofGuest('receipts', RECEIPT_PREFIX + '*'),
  ofGuest('spaRequests', SPA_PREFIX + '*'),
  { text: 'offlineCache' as const, keys: [OFFLINE_PREFIX + '*'], endAtLogOut: [GUEST_OFFLINE_PREFIX + '*'] },
  ofGuest('drafts', DRAFT_PREFIX + '*', TAB_ID_KEY),
  ofGuest('guestScope', GUEST_SCOPE_KEY),
  ofDevice('language', LANGUAGE_KEY),
  ofDevice('display', DISPLAY_KEY),
  ofGuest('consent', CONSENT_KEY),
  ofDevice('hotel', CONFIG_KEY),
  ofGuest('page', REMEMBERED_PAGE_KEY),
  ofGuest('tracker', ...TRACKER_KEYS),
  ofDevice('google', GOOGLE_COOKIE_PREFIX + '*'),
  ofDevice('technical', RELOADED_AT_KEY, SCROLL_KEY, NOW_HEIGHT_PREFIX + '*', LOCK_PREFIX + '*', DEMO_PROSPECT_KEY),
  ofDevice('app', PRECACHE_PREFIX + '*'),
]

export function isAmong(keys: readonly string[], name: string): boolean {
  return keys.some((key) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))
}

export function endsAtLogOut(key: string): boolean {
  return storedItems.some(({ endAtLogOut }) => isAmong(endAtLogOut, key))
}
