const AREAS = ['localStorage', 'sessionStorage'] as const

/** The display settings belong to the device. All other stored data belongs to a guest of another demo. */
const PRESERVED_KEY = 'companion-display'

const APP_KEYS = /^(?:companion-|auth-storage$|tracker_session_|demo-prospect$)/

/** Removes what the app stored in this browser: guest, receipts, drafts, choices, the last configuration. */
export function forgetGuest(): void {
  for (const area of AREAS) {
    try {
      const storage = window[area]
      const ours = Object.keys(storage).filter((key) => APP_KEYS.test(key) && key !== PRESERVED_KEY)
      for (const key of ours) storage.removeItem(key)
    } catch {
      // Blocked storage is empty.
    }
  }
}
