/** Browsers fire `online` slightly before calls succeed, so the first call may still fail. */
const RETRY_AFTER_ONLINE_MS = 2_000

/** Calls `read` when the network returns, and again 2 s later. Returns a function that stops both. */
export function onReconnect(read: () => unknown): () => void {
  let timer: number | undefined
  function readTwice() {
    read()
    window.clearTimeout(timer)
    timer = window.setTimeout(read, RETRY_AFTER_ONLINE_MS)
  }
  window.addEventListener('online', readTwice)
  return () => {
    window.removeEventListener('online', readTwice)
    window.clearTimeout(timer)
  }
}
