export function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

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

/** The time-out of a response with its body. */
const TIMEOUT_MS = 15_000

/** Reads the body of a response, and returns one that has it. Rejects when it is cut off. A redirect has none. */
export async function withBody(response: Response): Promise<Response> {
  if (response.type === 'opaqueredirect') return response
  return new Response((await response.text()) || null, response) // with its status and headers
}

/** Fetches an address and reads the body of its response. Rejects without a network, and after 15 s. */
export async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
  return withTimeout(TIMEOUT_MS, async (signal) => withBody(await fetch(address, { ...init, signal })))
}
