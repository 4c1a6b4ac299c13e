import type { Hotel } from '#mock-server/hotel.ts'
import { controlRoutes } from './control.ts'
import { arrive, type Errand } from './errand.ts'
import { routes } from './index.ts'
import { matchRoute } from './match.ts'
import { Refusal } from './responses.ts'
import type { Context, GuestContext, GuestRoute } from './route.ts'
import { sessionOf } from './session.ts'

/** Where the demo's own switches are, beside the API. */
export const CONTROL_BASE = '/__demo'

/** What a door sends; `'no-answer'` means that it must drop the connection instead. */
export type Answer = Response | 'no-answer'

const DEFAULT_LATENCY_MS = 800
const apiRoutes = Object.values(routes)

/**
 * The one entry all doors use: finds the route, checks who asks, lets faults happen, and answers JSON in every case.
 * `apiBase` is the path the API stands under.
 */
export async function answer(hotel: Hotel, request: Request, apiBase = '/api'): Promise<Answer> {
  const url = new URL(request.url)
  try {
    const control = pathUnder(CONTROL_BASE, url)
    if (control !== undefined) return await answerControl(hotel, request, url, control)
    return await answerCall(hotel, request, url, pathUnder(apiBase, url))
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse()
    console.error(error)
    return new Refusal(500, 'The fake hotel made a mistake').toResponse()
  }
}

function pathUnder(base: string, url: URL): string | undefined {
  const prefix = `${base.replace(/\/$/, '')}/`
  return url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : undefined
}

async function answerControl(hotel: Hotel, request: Request, url: URL, path: string): Promise<Response> {
  const { route, params } = matchRoute(controlRoutes, request.method, path)
  if (route.access !== 'public') throw new Error('The switches of the demo are for anybody')
  return route.handle(request, { hotel, url, params })
}

async function answerCall(hotel: Hotel, request: Request, url: URL, path: string | undefined): Promise<Answer> {
  const { latency, offline } = hotel.faults.active()
  const errand = path === undefined ? undefined : await arrive(hotel, request, path)
  try {
    const refusedAtOnce = errand?.refusal !== undefined
    if (latency !== undefined && !refusedAtOnce) await hotel.clock.sleep(latency.ms ?? DEFAULT_LATENCY_MS)
    if (offline !== undefined) return 'no-answer'
    if (path === undefined) throw new Refusal(404, `There is nothing at ${url.pathname}`)
    const { route, params } = matchRoute(apiRoutes, request.method, path)
    const context = { hotel, url, params }
    if (route.access === 'public') return await route.handle(request, context)
    return await answerGuest(route, request, withGuest(request, context), errand)
  } finally {
    errand?.end()
  }
}

/** Adds the guest to the context. Refuses a call without a valid session with 401, one for another guest with 403. */
function withGuest(request: Request, context: Context): GuestContext {
  const { store, faults } = context.hotel
  const session = sessionOf(context.hotel, request)
  if (session !== undefined && faults.take('expired-session')) store.sessions.remove(session.id)
  const guest = session && store.sessions.find({ id: session.id }) && store.guests.find({ id: session.guestId })
  if (guest === undefined) throw new Refusal(401, 'This call needs a valid session')
  const personId = context.params['personId']
  if (personId !== undefined && personId !== guest.id) throw new Refusal(403, 'This session belongs to another guest')
  return { ...context, guest }
}

/** Answers a signed-in guest; what goes wrong once goes wrong with the next thing a guest sends. */
async function answerGuest(
  route: GuestRoute,
  request: Request,
  context: GuestContext,
  errand: Errand | undefined,
): Promise<Answer> {
  if (route.method === 'GET') return route.handle(request, context)
  if (errand?.refusal !== undefined) throw errand.refusal
  const before = errand?.answerBefore()
  const { faults } = context.hotel
  if (faults.take('no-answer')) return 'no-answer'
  if (faults.take('error-next-post')) throw new Refusal(500, 'A fault was asked for')
  const response = before ?? (await carryOut(route, request, context, errand))
  return response.ok && faults.take('drop-after-commit') ? 'no-answer' : response
}

/** Does what a guest asks for. Only what was done is remembered: a refusal kept nothing, so a repeat tries again. */
async function carryOut(
  route: GuestRoute,
  request: Request,
  context: GuestContext,
  errand: Errand | undefined,
): Promise<Response> {
  if (context.hotel.faults.take('refuse-next-post')) throw new Refusal(422, 'A refusal was asked for')
  const response = await route.handle(request, context)
  if (response.ok) await errand?.remember(response)
  return response
}
