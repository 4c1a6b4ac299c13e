import type { Hotel } from '#mock-server/hotel.ts'
import { bodyForLog, pathForLog } from '#mock-server/requestLog.ts'
import { demoRoutes } from './demo/index.ts'
import { beginIdempotent, type IdempotentRequest } from './idempotency.ts'
import { routes } from './index.ts'
import { matchRoute } from './match.ts'
import { BODY_LIMIT } from './parse.ts'
import { PREFLIGHT_HEADER } from './preflightHeader.ts'
import { HttpError } from './responses.ts'
import type { Context, GuestContext, GuestRoute } from './route.ts'
import { sessionOf } from './session.ts'

/** Where the demo's own calls are, beside the API. */
export const DEMO_BASE = '/__demo'

/** What a adapter sends; `'no-answer'` means that it must drop the connection instead. */
export type Answer = Response | 'no-answer'

const DEFAULT_LATENCY_MS = 800
const apiRoutes = Object.values(routes)

/** How a adapter asks. */
export interface AnswerOptions {
  /** The path the API stands under; `/api` unless told. */
  readonly apiBase?: string
  /** Whether whoever asks may present the demo; so unless told. */
  readonly isPresenter?: boolean
  /** Origins at which other devices reach this hotel; none unless told. */
  readonly addresses?: () => readonly string[]
}

/** The one entry all adapters use: finds the route, checks who asks, lets faults happen, and answers JSON in every case. */
export async function answer(hotel: Hotel, request: Request, asking: AnswerOptions = {}): Promise<Answer> {
  const { apiBase = '/api' } = asking
  const url = new URL(request.url)
  const demo = pathUnder(DEMO_BASE, url)
  if (demo !== undefined) return withErrorResponse(() => answerDemo(hotel, request, demo, asking))
  return answerAndLog(hotel, request, url, apiBase)
}

async function withErrorResponse(find: () => Promise<Answer>, told?: (refusal: HttpError) => void): Promise<Answer> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof HttpError) {
      told?.(error)
      return error.toResponse()
    }
    console.error(error)
    return new HttpError(500, 'The fake hotel made a mistake').toResponse()
  }
}

/** Notes in the hotel's request log what was called and how it was answered, but nothing of a preflight check. */
async function answerAndLog(hotel: Hotel, request: Request, url: URL, apiBase: string): Promise<Answer> {
  const at = hotel.clock.now().toISOString()
  const start = performance.now()
  // A long body is not noted; to copy it first is what costs most of answering it.
  const isLong = Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT / 8
  const sent = request.method === 'GET' || isLong ? undefined : await request.clone().text()
  let validationError: string | undefined
  const find = () => answerCall(hotel, request, url, pathUnder(apiBase, url))
  const answered = await withErrorResponse(find, ({ isValidationError, field, message }) => {
    if (isValidationError) validationError = field === undefined ? message : `${field}: ${message}`
  })
  if (request.headers.has(PREFLIGHT_HEADER)) return answered
  hotel.requestLog.add({
    ...{ at, method: request.method, path: pathForLog(url) },
    status: answered === 'no-answer' ? null : answered.status,
    took: Math.round(performance.now() - start),
    ...(sent !== undefined && { body: bodyForLog(sent) }),
    ...(validationError !== undefined && { validationError }),
  })
  return answered
}

function pathUnder(base: string, url: URL): string | undefined {
  const prefix = `${base.replace(/\/$/, '')}/`
  return url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : undefined
}

async function answerDemo(hotel: Hotel, request: Request, path: string, asking: AnswerOptions): Promise<Response> {
  const { isPresenter = true, addresses = () => [] } = asking
  const { route, params } = matchRoute(demoRoutes, request.method, path)
  if (route.access === 'presenter' && !isPresenter) {
    throw new HttpError(
      401,
      'This is for the presenter, who has the key: open the desk at the address that the start line prints',
    )
  }
  return route.handle(request, { hotel, url: new URL(request.url), params, addresses })
}

async function answerCall(hotel: Hotel, request: Request, url: URL, path: string | undefined): Promise<Answer> {
  const { latency, offline } = hotel.faults.active()
  const idempotentRequest = path === undefined ? undefined : await beginIdempotent(hotel, request, path)
  try {
    const refusedAtOnce = idempotentRequest?.refusal !== undefined
    if (latency !== undefined && !refusedAtOnce) await hotel.clock.sleep(latency.ms ?? DEFAULT_LATENCY_MS)
    if (offline !== undefined) return 'no-answer'
    if (path === undefined) throw new HttpError(404, `There is nothing at ${url.pathname}`, { isValidationError: true })
    const { route, params } = matchRoute(apiRoutes, request.method, path)
    const context = { hotel, url, params }
    if (route.access === 'public') return await route.handle(request, context)
    return await answerGuest(route, request, withGuest(request, context), idempotentRequest)
  } finally {
    idempotentRequest?.end()
  }
}

/** Adds the guest to the context. Refuses a call without a valid session with 401, one for another guest with 403. */
function withGuest(request: Request, context: Context): GuestContext {
  const { store, faults } = context.hotel
  const session = sessionOf(context.hotel, request)
  if (session !== undefined && faults.take('expired-session')) store.sessions.remove(session.id)
  const guest = session && store.sessions.find({ id: session.id }) && store.guests.find({ id: session.guestId })
  if (guest === undefined) throw new HttpError(401, 'This call needs a valid session')
  const personId = context.params['personId']
  if (personId !== undefined && personId !== guest.id) throw new HttpError(403, 'This session belongs to another guest')
  return { ...context, guest }
}

/** Answers a signed-in guest; what goes wrong once goes wrong with the next thing a guest sends. */
async function answerGuest(
  route: GuestRoute,
  request: Request,
  context: GuestContext,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<Answer> {
  if (route.method === 'GET') return route.handle(request, context)
  if (idempotentRequest?.refusal !== undefined) throw idempotentRequest.refusal
  const before = idempotentRequest?.answerBefore()
  const { faults } = context.hotel
  if (faults.take('no-answer')) return 'no-answer'
  if (faults.take('error-next-post')) throw new HttpError(500, 'A fault was asked for')
  const response = before ?? (await execute(route, request, context, idempotentRequest))
  return response.ok && faults.take('drop-after-commit') ? 'no-answer' : response
}

/** Does what a guest asks for. Only what was done is remembered: a refusal kept nothing, so a repeat tries again. */
async function execute(
  route: GuestRoute,
  request: Request,
  context: GuestContext,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<Response> {
  if (context.hotel.faults.take('refuse-next-post')) throw new HttpError(422, 'A refusal was asked for')
  const response = await route.handle(request, context)
  if (response.ok) await idempotentRequest?.remember(response)
  return response
}
