import { withTimeout } from '#src/lib/timeout.ts'

/** Whether the app's own origin responds within 15 s. Never rejects. */
export async function isOriginReachable(): Promise<boolean> {
  const address = `${import.meta.env.BASE_URL}config.json`
  return withTimeout(15_000, (signal) => fetch(address, { cache: 'no-store', signal })).then(
    () => true,
    () => false,
  )
}

/** The guests of a hotel come back at the same moment as its network, so their calls are spread over this time. */
const SPREAD_MS = 1_000
/** Browsers fire `online` slightly before calls succeed, so the first call may still fail. */
const RETRY_AFTER_MS = 2_000

/** How often a hotel that could not be reached is called again, while somebody looks at the page. */
const POLL_MS = 15_000

/**
 * Calls `read` within a second after the network has returned, and again 2 s later. With `polls`, also every 15 s while the page is
 * visible: a hotel may be unreachable on a network that works. Returns a function that stops it.
 */
export function onReconnect(read: () => unknown, { polls = false } = {}): () => void {
  let timer: number | undefined
  function readTwice() {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      read()
      timer = window.setTimeout(read, RETRY_AFTER_MS)
    }, Math.random() * SPREAD_MS)
  }
  const poll = polls ? window.setInterval(() => document.hidden || read(), POLL_MS) : undefined
  window.addEventListener('online', readTwice)
  return () => {
    window.removeEventListener('online', readTwice)
    window.clearTimeout(timer)
    window.clearInterval(poll)
  }
}
