/** A signal that aborts after this many ms. `AbortSignal.timeout` is missing before iOS 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), ms)
  return controller.signal
}
