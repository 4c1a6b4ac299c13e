const ID = 'tracker_session_id'
const TIMESTAMP = 'tracker_session_timestamp'

/** The prefix of the names of all cookies that Google's script sets. */
export const GOOGLE_COOKIES = '_ga'

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

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
  for (const name of names.filter((each) => each.startsWith(GOOGLE_COOKIES))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  try {
    window.sessionStorage.removeItem(ID)
    window.sessionStorage.removeItem(TIMESTAMP)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
