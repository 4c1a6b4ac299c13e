/** A browser says that the network is back a little before a call gets through, and so the first one may fail once more. */
const SETTLED_MS = 2_000

/** Has `read` called when the network returns, and a second time 2 s later unless the stop that is given back was called. */
export function onReconnect(read: () => unknown): () => void {
  let settled: number | undefined
  function readTwice() {
    read()
    window.clearTimeout(settled)
    settled = window.setTimeout(read, SETTLED_MS)
  }
  window.addEventListener('online', readTwice)
  return () => {
    window.removeEventListener('online', readTwice)
    window.clearTimeout(settled)
  }
}
