import * as v from 'valibot'
import { PREFLIGHT_HEADER } from '#mock-server/handlers/preflightHeader.ts'

/** What went wrong in a flow, in words. */
export class FlowError extends Error {}

/** What sends this as JSON. */
export function asJson(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Calls as the app makes them, until the preflight check's time is up. */
export interface Calls {
  /** Asks for an address, absolute or below the API. Rejects with Trouble when there is no answer. */
  ask(address: string, init?: RequestInit): Promise<Response>
  /** Reads JSON that fits. Rejects with Trouble when the answer is another. */
  read<Schema extends v.GenericSchema>(
    address: string,
    schema: Schema,
    init?: RequestInit,
  ): Promise<v.InferOutput<Schema>>
  /** Sends something. Rejects with Trouble when it is not accepted. */
  send(address: string, body: unknown): Promise<void>
}

/** How a call is named to the presenter. */
function nameOf(url: URL, { method = 'GET' }: RequestInit): string {
  return `${method} ${url.pathname}`
}

function isTimeOut(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Calls below `apiBase`, with this session where there is one. */
export function callsTo(apiBase: string, signal: AbortSignal, sessionId?: string): Calls {
  const base = `${apiBase.replace(/\/$/, '')}/`

  async function answered<Result>(what: string, find: () => Promise<Result>): Promise<Result> {
    try {
      return await find()
    } catch (error) {
      throw new FlowError(isTimeOut(error) ? `${what}: no answer in time` : `${what}: no answer`)
    }
  }

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, base)
    const headers = new Headers(init.headers)
    if (url.href.startsWith(base)) {
      headers.set(PREFLIGHT_HEADER, '1')
      if (sessionId !== undefined) headers.set('authorization', `Bearer ${sessionId}`)
    }
    return answered(nameOf(url, init), () => fetch(url, { ...init, headers, signal, cache: 'no-store' }))
  }

  async function accepted(address: string, init: RequestInit = {}): Promise<{ what: string; text: string }> {
    const response = await ask(address, init)
    const what = nameOf(new URL(address, base), init)
    if (!response.ok) throw new FlowError(`${what} answered ${response.status}`)
    return { what, text: await answered(what, () => response.text()) }
  }

  return {
    ask,
    async read(address, schema, init) {
      const { what, text } = await accepted(address, init)
      const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
      if (result.success) return result.output
      const [issue] = result.issues
      throw new FlowError(`${what}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
    },
    async send(address, body) {
      await accepted(address, asJson(body))
    },
  }
}
