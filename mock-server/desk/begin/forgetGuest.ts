const AREAS = ['localStorage', 'sessionStorage'] as const

/** How the app looks is this phone's own; all else it stored was about a guest of another hotel. */
const PRESERVED_KEY = 'companion-display'

const APP_KEYS = /^(?:companion-|auth-storage$|tracker_session_)/

/** Makes this browser forget what the app stored in it: guest, receipts, drafts, choices, the last configuration. */
export function forgetGuest(): void {
  for (const area of AREAS) {
    try {
      const storage = window[area]
      const ours = Object.keys(storage).filter((key) => APP_KEYS.test(key) && key !== PRESERVED_KEY)
      for (const key of ours) storage.removeItem(key)
    } catch {
      // A blocked storage holds nothing.
    }
  }
}
