import { withTimeout } from './withTimeout.ts'

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
