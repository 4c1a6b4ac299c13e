import { GOOGLE_TAG, trustedScript } from '#src/lib/trustedScript.ts'
import { startTracker, trackerStartedWith } from './tracker.ts'

/** Google's `gtag`: it reads `arguments` objects from the data layer and ignores arrays. */
function gtag(..._command: readonly unknown[]): void {
  const tagged = window as Window & { dataLayer?: unknown[] } // A global of Google's script, which has no types.
  tagged.dataLayer ??= []
  tagged.dataLayer.push(arguments)
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
  startTracker(trackingId)
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
    if (trackerStartedWith() !== trackingId) start(trackingId, pattern)
    gtag('set', address(pattern))
    gtag('event', 'page_view', { ...address(pattern), send_to: trackingId })
  } catch {
    // Tracking must never break the page.
  }
}
