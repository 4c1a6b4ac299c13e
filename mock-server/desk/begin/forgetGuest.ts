const AREAS = ['localStorage', 'sessionStorage'] as const

/** How the app looks is this phone's own; all else it stored was about a guest of another hotel. */
const STAYS = 'companion-display'

const OF_THE_APP = /^(?:companion-|auth-storage$|tracker_session_)/

/** Makes this browser forget what the app stored in it: guest, receipts, drafts, choices, the last configuration. */
export function forgetGuest(): void {
  for (const area of AREAS) {
    try {
      const storage = window[area]
      const ours = Object.keys(storage).filter((key) => OF_THE_APP.test(key) && key !== STAYS)
      for (const key of ours) storage.removeItem(key)
    } catch {
      // A blocked storage holds nothing.
    }
  }
}
