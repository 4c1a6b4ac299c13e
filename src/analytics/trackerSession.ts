import { randomId } from '#src/lib/randomId.ts'
import { GOOGLE_COOKIE_PREFIX, TRACKER_KEYS } from '#src/storage/keys.ts'

const [ID, TIMESTAMP] = TRACKER_KEYS

/** Writes the tracker's session (spec 9.18), unless this tab has one. Does nothing with blocked storage. */
export function startTracker(): void {
  try {
    if (window.sessionStorage.getItem(ID) !== null) return
    window.sessionStorage.setItem(ID, randomId())
    window.sessionStorage.setItem(TIMESTAMP, String(Date.now()))
  } catch {
    // The page views themselves do not need it.
  }
}

/** Removes the tracker's session and the cookies of Google's script. */
export function stopTracker(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const name of names.filter((each) => each.startsWith(GOOGLE_COOKIE_PREFIX))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  try {
    window.sessionStorage.removeItem(ID)
    window.sessionStorage.removeItem(TIMESTAMP)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
