import * as v from 'valibot'
import { PREFLIGHT_HEADER } from '#mock-server/handlers/http.ts'

/** Calls as the app makes them, until the timeout of the check. Each rejects with an error in technical words. */
export type Calls = ReturnType<typeof callsTo>

/** Calls below `base`, with this session if given: a POST with `body`, else a GET. */
export function callsTo(base: string, signal: AbortSignal, sessionId?: string) {
  const headers = {
    'content-type': 'application/json',
    [PREFLIGHT_HEADER]: '1',
    ...(sessionId !== undefined && { authorization: `Bearer ${sessionId}` }),
  }

  async function ask(address: string, body?: object, method = body === undefined ? 'GET' : 'POST') {
    const url = new URL(address, `${base.replace(/\/$/, '')}/`)
    const call = `${method} ${url.pathname}`
    try {
      const sent = body && { body: JSON.stringify(body) }
      const response = await fetch(url, { method, ...sent, headers, signal, cache: 'no-store' })
      const type = response.headers.get('content-type') ?? 'no type'
      return { call, type, status: response.status, text: await response.text() }
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      throw new Error(isLate ? `${call}: no answer in time` : `${call}: no answer`, { cause: error })
    }
  }

  /** A response that is no error, and of this type if given. */
  async function load(address: string, type = '', body?: object) {
    const answer = await ask(address, body)
    if (answer.status >= 400) throw new Error(`${answer.call} answered ${answer.status}`)
    if (!answer.type.includes(type)) throw new Error(`${answer.call} is ${answer.type}`)
    return answer
  }

  async function read<Schema extends v.GenericSchema>(address: string, schema: Schema, body?: object) {
    const { call, text } = await load(address, '', body)
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    if (result.success) return result.output
    const [issue] = result.issues
    throw new Error(`${call}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
  }

  return { ask, load, read }
}
