import type { Hotel } from '#mock-server/hotel.ts'
import type { GuestRow } from '#mock-server/store/tables.ts'
import { bodyForLog, pathForLog } from '#mock-server/requestLog.ts'
import { memoryKeyValueStorage, type KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import { demoRoutes } from './demo/index.ts'
import { beginIdempotent, type IdempotentRequest } from '#mock-server/handlers/idempotency/idempotency.ts'
import { routes } from './index.ts'
import { matchRoute } from '#mock-server/handlers/http/match.ts'
import { BODY_LIMIT } from '#mock-server/handlers/http/parse.ts'
import { PREFLIGHT_HEADER } from '#mock-server/handlers/http/preflightHeader.ts'
import { HttpError, json } from '#mock-server/handlers/http/responses.ts'
import type { Context, GuestContext, GuestRoute, HostState } from './route.ts'
import { sessionOf } from './session.ts'

/** The base path of the demo's own calls. */
export const DEMO_BASE = '/__demo'

/** What an adapter sends; `'connection-dropped'` makes it drop the connection. */
export type HandlerResult = Response | 'connection-dropped'

const DEFAULT_LATENCY_MS = 800
const apiRoutes = Object.values(routes)

/** Options of `answer`. */
export interface AnswerOptions {
  /** The base path of the API; `/api` by default. */
  readonly apiBase?: string
  /** Whether the caller may present the demo; `true` by default. */
  readonly isPresenter?: boolean
  /** Origins at which other devices reach this hotel; none by default. */
  readonly addresses?: () => readonly string[]
  /** Where the hotels that presenters keep under a name are stored; by default none are kept. */
  readonly savedHotels?: KeyValueStorage
  /** The state of the host; without it there is none. */
  readonly host?: () => HostState
}

/** The entry point of all adapters: finds the route, authenticates, applies faults and always responds with JSON. */
export async function answer(hotel: Hotel, request: Request, options: AnswerOptions = {}): Promise<HandlerResult> {
  const { apiBase = '/api' } = options
  const url = new URL(request.url)
  const demo = pathUnder(DEMO_BASE, url)
  if (demo !== undefined) return withErrorResponse(() => answerDemo(hotel, request, demo, options))
  return answerAndLog(hotel, request, url, apiBase)
}

async function withErrorResponse(
  find: () => Promise<HandlerResult>,
  onHttpError?: (error: HttpError) => void,
): Promise<HandlerResult> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof HttpError) {
      onHttpError?.(error)
      return error.toResponse()
    }
    console.error(error)
    return new HttpError(500, 'Internal error of the mock server').toResponse()
  }
}

/** Handles an API call and adds it to the request log, except calls of the preflight check. */
async function answerAndLog(hotel: Hotel, request: Request, url: URL, apiBase: string): Promise<HandlerResult> {
  const at = hotel.clock.now().toISOString()
  const start = performance.now()
  // A long body is not logged, and cloning it would take most of the response time.
  const isLong = Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT / 8
  const body = request.method === 'GET' || isLong ? undefined : await request.clone().text()
  let validationError: string | undefined
  const find = () => answerApiCall(hotel, request, url, pathUnder(apiBase, url))
  const result = await withErrorResponse(find, ({ isValidationError, field, message }) => {
    if (isValidationError) validationError = field === undefined ? message : `${field}: ${message}`
  })
  if (request.headers.has(PREFLIGHT_HEADER)) return result
  hotel.requestLog.add({
    ...{ at, method: request.method, path: pathForLog(url) },
    status: result === 'connection-dropped' ? null : result.status,
    took: Math.round(performance.now() - start),
    ...(body !== undefined && { body: bodyForLog(body) }),
    ...(validationError !== undefined && { validationError }),
  })
  return result
}

function pathUnder(base: string, url: URL): string | undefined {
  const prefix = `${base.replace(/\/$/, '')}/`
  return url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : undefined
}

/** The 401 for a caller who may not present. */
export function presentersOnly(): HttpError {
  return new HttpError(
    401,
    'This is for the presenter, who has the key: open the desk at the address that the start line prints',
  )
}

async function answerDemo(hotel: Hotel, request: Request, path: string, options: AnswerOptions): Promise<Response> {
  const { isPresenter = true, addresses = () => [], savedHotels = memoryKeyValueStorage(), host } = options
  const { route, params } = matchRoute(demoRoutes, request.method, path)
  if (route.access === 'presenter' && !isPresenter) throw presentersOnly()
  const context = { hotel, url: new URL(request.url), params, addresses, savedHotels, host }
  const response = await route.handle(request, context)
  if (route.access === 'presenter' && route.method !== 'GET' && response.ok) hotel.live.announce(route.changesOffer)
  return response
}

async function answerApiCall(
  hotel: Hotel,
  request: Request,
  url: URL,
  path: string | undefined,
): Promise<HandlerResult> {
  const { latency, offline } = hotel.faults.active()
  const idempotentRequest = path === undefined ? undefined : await beginIdempotent(hotel, request, path)
  try {
    const isRejected = idempotentRequest?.refusal !== undefined
    if (latency !== undefined && !isRejected) await hotel.clock.sleep(latency.ms ?? DEFAULT_LATENCY_MS)
    if (offline !== undefined) return 'connection-dropped'
    if (path === undefined) throw new HttpError(404, `There is nothing at ${url.pathname}`, { isValidationError: true })
    const { route, params } = matchRoute(apiRoutes, request.method, path)
    const context = { hotel, url, params }
    if (route.access === 'public') return await route.handle(request, context)
    const commit = committing(hotel, idempotentRequest)
    return await answerGuest(
      route,
      request,
      { ...context, guest: guestOf(request, context), commit },
      idempotentRequest,
    )
  } finally {
    idempotentRequest?.end()
  }
}

/**
 * Stores the rows of a POST and its response for repeats in one transaction, so that a repeat does not store the rows
 * again. Only a success is stored: an error changes nothing, so a repeat is processed again.
 */
function committing({ store }: Hotel, idempotentRequest: IdempotentRequest | undefined): GuestContext['commit'] {
  return (write) => {
    const body = store.transaction(() => {
      const written = write()
      idempotentRequest?.remember({ status: 201, body: JSON.stringify(written) })
      return written
    })
    return json(201, body)
  }
}

/** The guest of the session. Throws a 401 without a valid session, a 403 when the path names another guest. */
function guestOf(request: Request, context: Context): GuestRow {
  const { store, faults } = context.hotel
  const session = sessionOf(context.hotel, request)
  if (session !== undefined && faults.consume('expired-session')) store.sessions.remove(session.id)
  const guest = session && store.sessions.find({ id: session.id }) && store.guests.find({ id: session.guestId })
  if (guest === undefined) throw new HttpError(401, 'This call needs a valid session')
  const personId = context.params['personId']
  if (personId !== undefined && personId !== guest.id) throw new HttpError(403, 'This session belongs to another guest')
  return guest
}

/** Handles a call of a signed-in guest. Faults that happen once apply to the next submission. */
async function answerGuest(
  route: GuestRoute,
  request: Request,
  context: GuestContext,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<HandlerResult> {
  if (route.method === 'GET') return route.handle(request, context)
  if (idempotentRequest?.refusal !== undefined) throw idempotentRequest.refusal
  const stored = idempotentRequest?.answerBefore()
  const { faults } = context.hotel
  if (faults.consume('drop-before-commit')) return 'connection-dropped'
  if (faults.consume('error-next-post')) throw new HttpError(500, 'A fault was asked for')
  const response = stored ?? (await execute(route, request, context))
  return response.ok && faults.consume('drop-after-commit') ? 'connection-dropped' : response
}

async function execute(route: GuestRoute, request: Request, context: GuestContext): Promise<Response> {
  if (context.hotel.faults.consume('refuse-next-post')) throw new HttpError(422, 'A refusal was asked for')
  return route.handle(request, context)
}
