import { randomId } from '#src/lib/randomId.ts'
import { GOOGLE_COOKIE_PREFIX, TRACKER_KEYS } from '#src/storage/keys.ts'
import { readText, removeText, writeText } from '#src/storage/storedText.ts'

let startedWith: string | undefined

/** The tracking id of the page views that have begun on this page. */
export const trackerStartedWith = (): string | undefined => startedWith

/** GA4 sends nothing for this id while it is set. */
function setDisabled(trackingId: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${trackingId}`]: isDisabled })
}

/** Stops page views and removes the tracker's data from this device. */
export function stopPageViews(): void {
  if (startedWith === undefined) return
  setDisabled(startedWith, true)
  startedWith = undefined
  stopTracker()
}

/** As `stopPageViews`, and removes the tracker's data also when page views began on an earlier page. */
export function endTracking(): void {
  stopPageViews()
  stopTracker()
}

const [ID, TIMESTAMP] = TRACKER_KEYS

/** Begins page views: writes the tracker's session (spec 9.18), unless this tab has one. With blocked storage it is in memory. */
export function startTracker(trackingId: string): void {
  startedWith = trackingId
  setDisabled(trackingId, false)
  if (readText('sessionStorage', ID) !== null) return
  writeText('sessionStorage', ID, randomId())
  writeText('sessionStorage', TIMESTAMP, String(Date.now()))
}

/** Removes the tracker's session and the cookies of Google's script. */
function stopTracker(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const name of names.filter((each) => each.startsWith(GOOGLE_COOKIE_PREFIX))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  for (const key of TRACKER_KEYS) removeText('sessionStorage', key)
}
