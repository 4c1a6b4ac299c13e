import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { selectApiBase, type WithConfig } from '#src/config/configSlice.ts'
import { takePrefetchedResponse } from '#src/config/prefetchedResponses.ts'
import { parseUrl } from '#src/lib/parseUrl.ts'
import { selectGuest, sessionRefused, type WithSession } from '#src/session/session.ts'
import type { CallError } from './callError.ts'

/** A guest waits this long for the hotel before the call counts as unanswered. */
export const TIMEOUT_MS = 15_000

/** What the base query needs from the store: where the API is and who is signed in. */
export type ApiState = WithConfig & WithSession

/** Per-call options: a `public` call sends no token; `login` sends none either, and its refusal ends no session. */
export interface CallOptions {
  readonly auth: 'public' | 'login'
}

const HTML_ANSWER = 'a web page instead of JSON'

/** Reads the body as text; a web page is refused, for it comes from a captive portal and not from the API. */
async function readText(response: Response): Promise<string> {
  const text = await response.text()
  const isPage =
    response.headers.get('content-type')?.includes('text/html') === true || /^\s*<(?:!doctype|html)/i.test(text)
  if (isPage) throw new Error(HTML_ANSWER)
  return text
}

/** Reads JSON, an empty body as `null`. */
async function readBody(response: Response): Promise<unknown> {
  const text = await readText(response)
  return text === '' ? null : (JSON.parse(text) as unknown)
}

/** For submissions: the spec uses no POST result, so an unreadable body is as good as an empty one, but a page is not. */
export async function readAnyBody(response: Response): Promise<unknown> {
  await readText(response)
  return null
}

async function fetchOrTakeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  return (request.method === 'GET' ? await takePrefetchedResponse(request.url) : undefined) ?? fetch(request)
}

function toCallError(error: FetchBaseQueryError): CallError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { status: 'network', message: 'The hotel did not answer' }
    case 'TIMEOUT_ERROR':
      return { status: 'timeout', message: `The hotel did not answer within ${TIMEOUT_MS / 1000} s` }
    case 'PARSING_ERROR':
      return error.originalStatus >= 400
        ? { status: error.originalStatus, message: `The hotel answered ${error.originalStatus}` }
        : error.error.includes(HTML_ANSWER)
          ? { status: 'html', message: 'A web page answered instead of the hotel' }
          : { status: 'unreadable', message: 'The answer is not JSON' }
    case 'CUSTOM_ERROR':
      return { status: 'network', message: error.error }
    default:
      return { status: error.status, message: `The hotel answered ${error.status}`, ...fieldOf(error.data) }
  }
}

function fieldOf(body: unknown): { field?: string } {
  if (typeof body !== 'object' || body === null || !('field' in body) || typeof body.field !== 'string') return {}
  return { field: body.field }
}

/**
 * Base query of every call (spec 7): API base from the configuration, bearer token on protected calls, a 15 s timeout, one
 * error shape. A 401 or 403 on any call but login signs out the guest who was signed in when the call left (spec 4.3).
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, CallError, CallOptions | object> = async (
  request,
  api,
  options,
) => {
  const state = api.getState() as ApiState
  const base = selectApiBase(state)
  if (base === undefined) return { error: { status: 'network', message: 'There is no API base yet' } }
  const auth = options !== undefined && 'auth' in options ? options.auth : 'bearer'
  const guest = auth === 'login' ? null : selectGuest(state)
  const headers = new Headers(request.headers as HeadersInit | undefined)
  if (guest !== null && auth === 'bearer') headers.set('authorization', `Bearer ${guest.sessionId}`)
  const baseUrl = parseUrl(base) ? base : `${window.location.origin}${base}`
  const call = fetchBaseQuery({ baseUrl, timeout: TIMEOUT_MS, fetchFn: fetchOrTakeEarly })
  const answer = await call({ responseHandler: readBody, ...request, headers }, api, {})
  if (answer.error === undefined) return { data: answer.data }
  const error = toCallError(answer.error)
  if (guest !== null && (error.status === 401 || error.status === 403)) {
    api.dispatch(sessionRefused({ sessionId: guest.sessionId, isRead: api.type === 'query' }))
  }
  return { error }
}
