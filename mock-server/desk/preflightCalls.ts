import * as v from 'valibot'
import { PREFLIGHT_HEADER } from '#mock-server/handlers/http/preflightHeader.ts'

/** Why a flow failed, in technical words. */
export class FlowError extends Error {}

/** The options of a `fetch` that posts this as JSON. */
export function asJson(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Calls as the app makes them, until the timeout of the preflight check. */
export interface Calls {
  /** Fetches a URL, absolute or below the API. Rejects with a FlowError when there is no response. */
  ask(address: string, init?: RequestInit): Promise<Response>
  /** Reads JSON. Rejects with a FlowError when the response is an error or invalid. */
  read<Schema extends v.GenericSchema>(
    address: string,
    schema: Schema,
    init?: RequestInit,
  ): Promise<v.InferOutput<Schema>>
  /** Posts a body. Rejects with a FlowError when it is not accepted. */
  send(address: string, body: unknown): Promise<void>
}

/** The name of a call in messages to the presenter. */
function nameOf(url: URL, { method = 'GET' }: RequestInit): string {
  return `${method} ${url.pathname}`
}

function isTimeOut(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Calls below `apiBase`, with this session if given. */
export function callsTo(apiBase: string, signal: AbortSignal, sessionId?: string): Calls {
  const base = `${apiBase.replace(/\/$/, '')}/`

  async function orFlowError<Result>(call: string, find: () => Promise<Result>): Promise<Result> {
    try {
      return await find()
    } catch (error) {
      throw new FlowError(isTimeOut(error) ? `${call}: no answer in time` : `${call}: no answer`)
    }
  }

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, base)
    const headers = new Headers(init.headers)
    if (url.href.startsWith(base)) {
      headers.set(PREFLIGHT_HEADER, '1')
      if (sessionId !== undefined) headers.set('authorization', `Bearer ${sessionId}`)
    }
    return orFlowError(nameOf(url, init), () => fetch(url, { ...init, headers, signal, cache: 'no-store' }))
  }

  async function accepted(address: string, init: RequestInit = {}): Promise<{ call: string; text: string }> {
    const response = await ask(address, init)
    const call = nameOf(new URL(address, base), init)
    if (!response.ok) throw new FlowError(`${call} answered ${response.status}`)
    return { call, text: await orFlowError(call, () => response.text()) }
  }

  return {
    ask,
    async read(address, schema, init) {
      const { call, text } = await accepted(address, init)
      const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
      if (result.success) return result.output
      const [issue] = result.issues
      throw new FlowError(`${call}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
    },
    async send(address, body) {
      await accepted(address, asJson(body))
    },
  }
}
