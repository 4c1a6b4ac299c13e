import { GOOGLE_TAG, trustedScript } from '#src/lib/trustedScript.ts'
import { randomId } from '#src/lib/randomId.ts'
import { GOOGLE_COOKIE_PREFIX, TRACKER_KEYS } from '#src/storage/keys.ts'
import { readText, removeText, writeText } from '#src/storage/storedText.ts'

let startedWith: string | undefined

/** Google's `gtag`: it reads `arguments` objects from the data layer and ignores arrays. */
function gtag(..._command: readonly unknown[]): void {
  const tagged = window as Window & { dataLayer?: unknown[] } // A global of Google's script, which has no types.
  tagged.dataLayer ??= []
  tagged.dataLayer.push(arguments)
}

/** GA4 sends nothing for this id while it is set. */
function setDisabled(trackingId: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${trackingId}`]: isDisabled })
}

/** Replaces the page's address by the route's pattern, so that no id, query or token is sent. */
function address(pattern: string) {
  return {
    page_location: `${window.location.origin}${pattern}`,
    page_path: pattern,
    page_title: pattern,
    page_referrer: '',
  }
}

function loadScript(trackingId: string): void {
  const src = GOOGLE_TAG + encodeURIComponent(trackingId)
  if (document.querySelector(`script[src="${src}"]`) !== null) return
  const script = document.createElement('script')
  script.async = true
  script.src = trustedScript(src)
  document.head.append(script)
}

function start(trackingId: string, pattern: string): void {
  startedWith = trackingId
  setDisabled(trackingId, false)
  startTracker()
  gtag('js', new Date())
  gtag('set', address(pattern))
  gtag('config', trackingId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  loadScript(trackingId)
}

/** Reports one page view (spec 1.9) by its route pattern, such as `/room-service`; the first one starts the tracker. Never throws. */
export function sendPageView(trackingId: string, pattern: string): void {
  try {
    if (startedWith !== trackingId) start(trackingId, pattern)
    gtag('set', address(pattern))
    gtag('event', 'page_view', { ...address(pattern), send_to: trackingId })
  } catch {
    // Tracking must never break the page.
  }
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

/** Writes the tracker's session (spec 9.18), unless this tab has one. With blocked storage it is in memory. */
export function startTracker(): void {
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
