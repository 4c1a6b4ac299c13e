import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query'
import { selectApiBase, type WithConfig } from '#src/config/configSlice.ts'
import { takePrefetchedResponse } from '#src/config/prefetch.ts'
import { withBody, withTimeout } from '#src/lib/timeout.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { selectGuest, sessionEndedByHotel, type WithSession } from '#src/session/session.ts'
import type { CallError } from './callError.ts'
import { metaOf, readBody, type ResponseMeta } from './responses.ts'

/** The time-out of a call. */
export const TIMEOUT_MS = 15_000

/** The part of the store that the base query uses. */
interface ApiState extends WithConfig, WithSession {
  /** `sendingHere`: the ids of the submissions that this tab is sending. */
  readonly receipts: { readonly sendingHere: readonly string[] }
}

/** Per-call options: `public` calls send no token; `login` sends none either, and its 401 does not end a session. */
export interface CallOptions {
  readonly auth: 'public' | 'login'
}

/**
 * Fetches a response with its body: one that is cut off is no response. RTK Query calls it with a `Request`, which is passed
 * on: in Node, a copy of it sometimes did not receive the time-out's abort.
 */
async function fetchOrTakePrefetched(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const prefetched = request.method === 'GET' ? await takePrefetchedResponse(request.url) : undefined
  return prefetched ?? withBody(await fetch(request))
}

/** The result of a call that `withTimeout` has given up; throws any other error again. */
function timedOut(error: unknown): { error: FetchBaseQueryError } {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { error: { status: 'TIMEOUT_ERROR', error: error.message } }
  throw error
}

function toCallError(error: FetchBaseQueryError): CallError {
  switch (error.status) {
    case 'FETCH_ERROR':
    case 'CUSTOM_ERROR': // never: `fetchBaseQuery` leaves it to others
      return { status: 'network', message: 'The hotel did not answer' }
    case 'TIMEOUT_ERROR':
      return { status: 'timeout', message: `The hotel did not answer within ${TIMEOUT_MS / 1000} s` }
    case 'PARSING_ERROR':
      return error.originalStatus >= 400
        ? { status: error.originalStatus, message: `The hotel answered ${error.originalStatus}` }
        : { status: 'foreign', message: 'Something else answered instead of the hotel' }
    case 0:
      return { status: 'foreign', message: 'The call was redirected' }
    default:
      return { status: error.status, message: `The hotel answered ${error.status}`, ...fieldOf(error.data) }
  }
}

function fieldOf(body: unknown): { field?: string } {
  const { field } = fieldsOf(body)
  return typeof field === 'string' ? { field } : {}
}

/** Whether a call was refused. A refused query during a submission does not count: the response to the submission decides. */
function endsSession({ status }: CallError, { type, getState }: BaseQueryApi): boolean {
  const isRefused = status === 401 || status === 403
  return isRefused && (type === 'mutation' || (getState() as ApiState).receipts.sendingHere.length === 0)
}

/**
 * Base query of every call (spec 7): API base from the configuration, bearer token on protected calls, no cookies, a 15 s
 * timeout, one error shape. A 401 or 403 on any call but login signs out the guest who was signed in when the call left (spec 4.3).
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, CallError, CallOptions | object, ResponseMeta> = async (
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
  headers.set('accept', 'application/json') // Or a Spring login page answers where the session has ended.
  if (guest !== null && auth === 'bearer') headers.set('authorization', `Bearer ${guest.sessionId}`)
  const baseUrl = base.startsWith('/') ? `${window.location.origin}${base}` : base
  // `no-cache`: a response is never reused unasked, and where the API offers a validator, the browser asks conditionally.
  const call = fetchBaseQuery({
    baseUrl,
    timeout: TIMEOUT_MS,
    cache: 'no-cache',
    // Without cookies a browser also opens no password window for a 401 with `WWW-Authenticate` (spec 7.22).
    credentials: state.config.config?.apiCookies ? 'same-origin' : 'omit',
    // A browser follows a redirected POST with a GET, whose answer says nothing of what was sent.
    redirect: request.method === 'POST' ? 'manual' : 'follow',
    responseHandler: readBody,
    fetchFn: fetchOrTakePrefetched,
  })
  const answer = async () => call({ ...request, headers }, api, {})
  const result = await withTimeout(TIMEOUT_MS, answer).catch(timedOut)
  if (result.error === undefined) return { data: result.data, meta: metaOf(request.url, result) }
  const error = toCallError(result.error)
  if (guest !== null && endsSession(error, api)) api.dispatch(sessionEndedByHotel({ sessionId: guest.sessionId }))
  return { error }
}
