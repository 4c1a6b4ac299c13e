/** Session-storage keys of the page-view tracker (spec 9). */
export const TRACKER_KEYS = ['tracker_session_id', 'tracker_session_timestamp'] as const

/** Removes the tracker's session, as Log Out does (spec 4). */
export function forgetTracker(): void {
  try {
    for (const key of TRACKER_KEYS) window.sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
