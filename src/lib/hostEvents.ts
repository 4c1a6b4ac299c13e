/** Longer than the host lets a stream last. The next one begins with the state. */
const SILENT_FOR_MS = 60_000

/** What the page with the stream passes on: the state, and when it opened the stream. `null` when it closes the stream. */
type Passed = { readonly openedAt: number; readonly state: unknown } | null

/** `undefined` where site data is blocked: each page has a stream of its own then. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('demo-events')
  } catch {
    return undefined
  }
}

/**
 * Calls `follow` with each state that the demo host sends, while this page is visible and has a network; and `onOpen` when it opens a
 * stream. A browser has six connections to a host, so all its pages share the stream that was opened last.
 */
export function followHostEvents(follow: (state: unknown) => void, onOpen = () => {}): void {
  let isFollowing = false
  let channel: BroadcastChannel | undefined
  let events: EventSource | undefined
  let openedAt = 0
  let silence: ReturnType<typeof setTimeout> | undefined

  /** A stream that nothing comes from is dead: the host has gone, or this device has slept. */
  function listenAgainAfterSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(openStream, SILENT_FOR_MS)
  }

  function passOn(passed: Passed): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    channel?.postMessage(passed)
  }

  function closeStream(): void {
    events?.close()
    events = undefined
  }

  function openStream(): void {
    closeStream()
    listenAgainAfterSilence()
    openedAt = Date.now() + Math.random() // Two pages may open one in the same millisecond.
    events = new EventSource('/__demo/events')
    events.addEventListener('open', onOpen)
    events.addEventListener('message', ({ data }) => {
      const state: unknown = JSON.parse(String(data))
      passOn({ openedAt, state })
      listenAgainAfterSilence()
      follow(state)
    })
  }

  function hear({ data }: MessageEvent<Passed>): void {
    if (data === null) {
      if (events === undefined) openStream()
      return
    }
    if (events !== undefined && data.openedAt < openedAt) return
    closeStream()
    listenAgainAfterSilence()
    follow(data.state)
  }

  function start(): void {
    if (isFollowing || document.hidden || !navigator.onLine) return
    isFollowing = true
    channel = openChannel()
    channel?.addEventListener('message', hear)
    openStream()
  }

  function stop(): void {
    isFollowing = false
    clearTimeout(silence)
    if (events !== undefined) passOn(null)
    closeStream()
    channel?.close()
  }

  start()
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : start()))
  window.addEventListener('online', start)
  window.addEventListener('offline', stop)
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pageshow', start)
  window.addEventListener('pagehide', stop)
}
