/** Longer than the maximum latency a presenter can set. */
const TIMEOUT_MS = 20_000

/** Calls the demo: a POST with `body`, else a GET. `undefined` when there is no response. */
export async function callDemo(path: string, body?: object): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' }
  const post = body && { method: 'POST', headers, body: JSON.stringify(body) }
  return fetch(path, { ...post, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
}

/** The JSON of a response; `undefined` when it has none. */
export async function readJsonBody(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined)
}
