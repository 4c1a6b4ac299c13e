import { randomId } from '#src/lib/randomId.ts'
import { GOOGLE_COOKIE_PREFIX, TRACKER_KEYS } from '#src/storage/keys.ts'
import { readText, removeText, writeText } from '#src/storage/storedText.ts'

const [ID, TIMESTAMP] = TRACKER_KEYS

/** Writes the tracker's session (spec 9.18), unless this tab has one. With blocked storage it is in memory. */
export function startTracker(): void {
  if (readText('sessionStorage', ID) !== null) return
  writeText('sessionStorage', ID, randomId())
  writeText('sessionStorage', TIMESTAMP, String(Date.now()))
}

/** Removes the tracker's session and the cookies of Google's script. */
export function stopTracker(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const name of names.filter((each) => each.startsWith(GOOGLE_COOKIE_PREFIX))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  for (const key of TRACKER_KEYS) removeText('sessionStorage', key)
}
