/** A signal that aborts after this many ms, as `AbortSignal.timeout` gives one from iOS 16 on. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), ms)
  return controller.signal
}
