/** Longer than the host lets a stream last. The next one begins with the state. */
const SILENT_FOR_MS = 60_000

/**
 * Calls `follow` with each state that the demo host sends, while this page is visible and has a network; and `onOpen` when it opens a
 * stream. A hidden page has none: a browser has six connections to a host.
 */
export function followHostEvents(follow: (state: unknown) => void, onOpen = () => {}): void {
  let events: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  /** A stream that nothing comes from is dead: the host has gone, or this device has slept. */
  function listenAgainAfterSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(openStream, SILENT_FOR_MS)
  }

  function openStream(): void {
    events?.close()
    listenAgainAfterSilence()
    events = new EventSource('/__demo/events')
    events.addEventListener('open', onOpen)
    events.addEventListener('message', ({ data }) => {
      listenAgainAfterSilence()
      follow(JSON.parse(String(data)))
    })
  }

  function start(): void {
    if (events === undefined && !document.hidden && navigator.onLine) openStream()
  }

  function stop(): void {
    clearTimeout(silence)
    events?.close()
    events = undefined
  }

  start()
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : start()))
  window.addEventListener('online', start)
  window.addEventListener('offline', stop)
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pageshow', start)
  window.addEventListener('pagehide', stop)
}
