/** The guests of a hotel come back at the same moment as its network, so their calls are spread over this time. */
const SPREAD_MS = 1_000
/** Browsers fire `online` slightly before calls succeed, so the first call may still fail. */
const RETRY_AFTER_MS = 2_000

/** Calls `read` within a second after the network has returned, and again 2 s later. Returns a function that stops both. */
export function onReconnect(read: () => unknown): () => void {
  let timer: number | undefined
  function readTwice() {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      read()
      timer = window.setTimeout(read, RETRY_AFTER_MS)
    }, Math.random() * SPREAD_MS)
  }
  window.addEventListener('online', readTwice)
  return () => {
    window.removeEventListener('online', readTwice)
    window.clearTimeout(timer)
  }
}
