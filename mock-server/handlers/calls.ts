import type { HttpResponseResolver, PathParams } from 'msw'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, type Database, type GuestRow } from '#mock-server/models.ts'
import { bodyForLog, pathForLog } from '#mock-server/hotel/requestLog.ts'
import { memoryTextStorage, type TextStorage } from '#mock-server/hotel/storage.ts'
import { BODY_LIMIT, PREFLIGHT_HEADER, HttpError, json } from './http.ts'
import { beginSubmission, type KeyedSubmission } from './idempotency.ts'
import { sessionOf } from './session.ts'

/** The paths of the API and of the demo's own calls on a host. */
export const [API_BASE, DEMO_BASE] = ['/api', '/__demo'] as const

/** What a handler receives. */
export interface Call {
  readonly request: Request
  readonly url: URL
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** The hotel of this request. Other requests may have another. */
  readonly hotel: Hotel
}

/** A call of a signed-in guest. A `personId` in the path is theirs. */
interface GuestCall extends Call {
  readonly guest: GuestRow
  /** Stores what `write` writes, and the response for a repeat under the same key, as one change; `write` gives the body of the 201. */
  readonly commit: (write: (db: Database) => unknown) => Response
}

/** What the desk shows of the host that serves the demo. */
export interface HostState {
  /** Whether other devices may connect. */
  readonly lan: boolean
  /** The origin of a demo build on the web, where one was named. */
  readonly demoUrl: string | null
  /** Whether the data folder could not be used at the last attempt. */
  readonly diskFails: boolean
  /** Whether another device has called since the start. */
  readonly isReached: boolean
}

/** What the handlers need to know of where they run: in a browser, in tests or over HTTP. */
export interface HandlerOptions {
  /** The hotel of a request. */
  readonly hotelOf: (request: Request) => Hotel
  /** Whether the caller may present the demo; by default everybody. */
  readonly isPresenter?: (request: Request) => boolean
  /** Whether the caller may see and use the staff's screen of a sandbox alone; by default nobody. */
  readonly isStaff?: (request: Request, sandbox: string) => boolean
  /** The key with which another device opens the staff's screen of a sandbox; without it none may. */
  readonly staffKeyOf?: ((sandbox: string) => string) | undefined
  /** Origins at which other devices reach the demo; by default none. */
  readonly addresses?: () => readonly string[]
  /** Where the hotels that presenters keep under a name are stored; by default in memory. */
  readonly savedHotels?: TextStorage
  /** The state of the host; without it there is none. */
  readonly host?: () => HostState
}

/** One of the demo's own calls. */
interface DemoCall
  extends Call, Pick<HandlerOptions, 'staffKeyOf'>, Required<Pick<HandlerOptions, 'addresses' | 'savedHotels'>> {
  readonly host: (() => HostState) | undefined
}

/** Handles a call. It may throw an `HttpError`. */
type Resolve<Given extends Call> = (call: Given) => Response | Promise<Response>

const DEFAULT_LATENCY_MS = 800

/** The 401 for a caller who may not present. */
export function presentersOnly(): HttpError {
  return new HttpError(
    401,
    'This is for the presenter, who has the key: open the desk at the address that the start line prints',
  )
}

/** The error response of what `respond` throws. */
async function withErrorResponse(respond: () => Promise<Response>, onHttpError?: (error: HttpError) => void) {
  try {
    return await respond()
  } catch (error) {
    if (error instanceof HttpError) {
      onHttpError?.(error)
      return error.toResponse()
    }
    console.error(error)
    return new HttpError(500, 'Internal error of the mock server').toResponse()
  }
}

/** Adds a call to the request log, except those of the preflight check. */
async function logged({ request, url, hotel }: Call, respond: () => Promise<Response>): Promise<Response> {
  const at = hotel.clock.now().toISOString()
  // A long body is not logged, and cloning it would take most of the response time.
  const isLong = Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT / 8
  const body = request.method === 'GET' || isLong ? undefined : await request.clone().text()
  let validationError: string | undefined
  const response = await withErrorResponse(respond, ({ options: { isValidationError, field }, message }) => {
    if (isValidationError) validationError = field === undefined ? message : `${field}: ${message}`
  })
  if (request.headers.has(PREFLIGHT_HEADER)) return response
  hotel.requestLog.add({
    ...{ at, method: request.method, path: pathForLog(url) },
    status: response.type === 'error' ? null : response.status,
    ...(body !== undefined && { body: bodyForLog(body) }),
    ...(validationError !== undefined && { validationError }),
  })
  return response
}

/** The guest of the session. Throws a 401 without a valid session, a 403 when the path names another guest. */
function guestOf({ hotel, request, params: { personId } }: Call): GuestRow {
  const session = sessionOf(hotel, request)
  if (session !== null && hotel.faults.consume('expired-session'))
    hotel.change((db) => db.sessions.delete(byId(session.id)))
  const guest = session && sessionOf(hotel, request) && hotel.db.guests.findFirst(byId(session.guestId))
  if (guest === null) throw new HttpError(401, 'This call needs a valid session')
  if (personId !== undefined && personId !== guest.id) throw new HttpError(403, 'This session belongs to another guest')
  return guest
}

/** Handles a submission of a guest. Faults that happen once apply to the next one. */
async function answerSubmission(call: GuestCall, submission: KeyedSubmission | undefined, resolve: Resolve<GuestCall>) {
  if (submission?.refusal !== undefined) throw submission.refusal
  const stored = submission?.storedResponse()
  const { faults } = call.hotel
  if (faults.consume('drop-before-commit')) return Response.error()
  if (faults.consume('error-next-post')) throw new HttpError(500, 'A fault was asked for')
  if (stored === undefined && faults.consume('refuse-next-post')) throw new HttpError(422, 'A refusal was asked for')
  const response = stored ?? (await resolve(call))
  const dropped = response.ok ? faults.active()['drop-after-commit'] : undefined
  if (dropped === undefined || dropped.isHolding) return response
  if (dropped.holds) faults.enable('drop-after-commit', { holds: true, isHolding: true })
  else faults.disable('drop-after-commit')
  return Response.error()
}

/** Long enough to be read, and less than the app waits: later it could not be as sure whose order the list has. */
const HOLD_MS = 12_000
const HOLD_STEP_MS = 100

/** Waits while an answer that was lost is to stay lost, and ends that after its time. */
async function waitWhileHeld({ faults, clock }: Hotel): Promise<void> {
  for (let waited = 0; waited < HOLD_MS; waited += HOLD_STEP_MS) {
    if (faults.active()['drop-after-commit']?.isHolding !== true) return
    await clock.sleep(HOLD_STEP_MS)
  }
  faults.disable('drop-after-commit')
}

/**
 * The resolvers of msw's handlers, each for one kind of caller. `api` and `demo` start the paths of the API and of the
 * demo's own calls: `/api` at any origin, or a URL. `Response.error()` drops the connection.
 */
export function resolversFor({ api, demo }: { readonly api: string; readonly demo: string }, options: HandlerOptions) {
  const { hotelOf, isPresenter = () => true, isStaff = () => false, staffKeyOf } = options
  const { addresses = () => [], savedHotels = memoryTextStorage(), host } = options
  const apiPath = api.replace(/^(?:\*|https?:\/\/[^/]+)/, '')

  function toCall({ request, params }: { readonly request: Request; readonly params: PathParams }): Call {
    // no path has a parameter that repeats
    return { request, params: params as Record<string, string>, url: new URL(request.url), hotel: hotelOf(request) }
  }

  function apiCall(
    resolve: (call: Call, submission: KeyedSubmission | undefined) => Response | Promise<Response>,
  ): HttpResponseResolver {
    return (given) => {
      const call = toCall(given)
      const { hotel } = call
      return logged(call, async () => {
        const { latency, offline } = hotel.faults.active()
        const submission = await beginSubmission(hotel, call.request, call.url.pathname.slice(apiPath.length + 1))
        try {
          const isRefused = submission?.refusal !== undefined
          // Not msw's `delay`: the clock of a test stands still.
          if (latency !== undefined && !isRefused) await hotel.clock.sleep(latency.ms ?? DEFAULT_LATENCY_MS)
          return offline === undefined ? await resolve(call, submission) : Response.error()
        } finally {
          submission?.end()
        }
      })
    }
  }

  /** A call that needs a guest's session. */
  function guestCall(resolve: Resolve<GuestCall>): HttpResponseResolver {
    return apiCall(async (call, submission) => {
      function commit(write: (db: Database) => unknown): Response {
        const written = call.hotel.change((db) => {
          const body = write(db)
          submission?.remember(db, JSON.stringify(body))
          return body
        })
        return json(201, written)
      }
      const ofGuest = { ...call, guest: guestOf(call), commit }
      if (call.request.method !== 'GET') return answerSubmission(ofGuest, submission, resolve)
      await waitWhileHeld(call.hotel)
      return resolve(ofGuest)
    })
  }

  /** One of the demo's own calls for everybody. */
  function demoCall(resolve: Resolve<DemoCall>): HttpResponseResolver {
    return (given) =>
      withErrorResponse(async () => resolve({ ...toCall(given), addresses, savedHotels, host, staffKeyOf }))
  }

  /** The same for presenters only. */
  function presenterCall(
    resolve: Resolve<DemoCall>,
    changesOffer = false,
    mayAlso: (call: DemoCall) => boolean = () => false,
  ): HttpResponseResolver {
    return demoCall(async (call) => {
      if (!isPresenter(call.request) && !mayAlso(call)) throw presentersOnly()
      const response = await resolve(call)
      if (call.request.method !== 'GET' && response.ok) call.hotel.live.announce(changesOffer)
      return response
    })
  }

  return {
    ...{ api, demo, guestCall, demoCall, presenterCall },
    /** A presenter's call that the staff's screen on another device makes, too. */
    staffCall: (resolve: Resolve<DemoCall>) =>
      presenterCall(
        resolve,
        false,
        ({ request, hotel: { sandbox } }) => sandbox !== undefined && isStaff(request, sandbox),
      ),
    /** A call that needs no session. */
    publicCall: (resolve: Resolve<Call>) => apiCall((call) => resolve(call)),
    /** A presenter's call that changes the hotel's configuration, dishes or menus, which open guest apps then read again. */
    offerCall: (resolve: Resolve<DemoCall>) => presenterCall(resolve, true),
  }
}

export type Resolvers = ReturnType<typeof resolversFor>
