/**
 * Does `work`, and rejects with a `TimeoutError` when it takes longer than `ms`; the signal aborts then. WebKit sometimes loses the signal
 * of a request, which then never ends, so the result does not depend on it.
 */
export async function withTimeout<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController() // `AbortSignal.timeout` is missing before iOS 16.
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('The time is up', 'TimeoutError')
      reject(error)
      controller.abort(error)
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
