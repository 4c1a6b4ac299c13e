// Every name under which the app stores something in the browser. `src/screens/settings/deviceStorage.ts` groups them for
// the guest; tests/e2e/privacy.spec.ts fails for a name that Settings does not list.

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
export const LANGUAGE_KEY = 'companion-language'
export const DISPLAY_KEY = 'companion-display'
export const CONSENT_KEY = 'companion-consent'
/** The last configuration that could be read. */
export const CONFIG_KEY = 'companion-config'
/** The page to return to after login, in session storage. */
export const REMEMBERED_PAGE_KEY = 'companion-remembered-page'
/** How far each page of this tab is scrolled, in session storage. */
export const SCROLL_KEY = 'companion-scroll'
/** When this tab last reloaded itself to get a newer version, in session storage. */
export const RELOADED_AT_KEY = 'companion-reloaded-at'
/** The tracker's session (spec 9.18), in session storage. */
export const TRACKER_KEYS = ['tracker_session_id', 'tracker_session_timestamp'] as const
/** The prospect that this device has seen, in a demo (`Prospect` of the mock server). */
export const DEMO_PROSPECT_KEY = 'demo-prospect'
/** The prefix of all cookies that Google's script sets on this site. */
export const GOOGLE_COOKIE_PREFIX = '_ga'
/** The prefix of the service worker's caches. */
export const PRECACHE_PREFIX = 'workbox-precache-'
