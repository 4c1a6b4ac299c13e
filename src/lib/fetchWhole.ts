import { withTimeout } from './withTimeout.ts'

/** The time-out of a response with its body. */
const TIMEOUT_MS = 15_000

/** Fetches an address and reads the body of its response. Rejects without a network, and after 15 s. */
export async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
  return withTimeout(TIMEOUT_MS, async (signal) => {
    const response = await fetch(address, { ...init, signal })
    return new Response((await response.text()) || null, response) // with its status and headers
  })
}
