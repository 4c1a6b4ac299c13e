/** Responses that `boot.ts` requested before the app had loaded. */
export interface PrefetchedResponses {
  /** Address → its pending response. Each is taken once. */
  readonly responses: Map<string, Promise<Response>>
  /** Settles when `boot.ts` makes no further request. */
  readonly allRequested: Promise<void>
}

declare global {
  // Declared on `globalThis`, because contract tests make the calls in Node.
  var prefetchedResponses: PrefetchedResponses | undefined
}

const nothing: PrefetchedResponses = { responses: new Map(), allRequested: Promise.resolve() }

/** Takes the prefetched response of a GET; `undefined` when there is none or it was already taken. */
export async function takePrefetchedResponse(address: string): Promise<Response | undefined> {
  // From here on the app makes its own requests: a boot script that runs late must do nothing.
  const { responses, allRequested } = (globalThis.prefetchedResponses ??= nothing)
  const first = responses.get(address)
  if (first === undefined) await allRequested
  const response = responses.get(address)
  responses.delete(address)
  return response
}
