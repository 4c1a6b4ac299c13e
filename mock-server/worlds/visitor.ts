import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { bearerOf } from '#mock-server/handlers/credentials.ts'
import { misfit, Refusal } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { Caller } from './caller.ts'
import { leavePage } from './leavePage.ts'
import { cookieFor, presentedWorldOfCookie, presenterCookie, WORLD, worldOfCookie } from './worldCookie.ts'
import { HOUSE, isWorldId, newWorldId, worldOfSession } from './worldId.ts'
import type { Worlds } from './worlds.ts'

/** The word for a world in the address of the page through which phones join. */
const JOIN = 'join'

/** The header that names a world. */
export const WORLD_HEADER = 'X-World'

function isBeginning({ method, url }: Request): boolean {
  try {
    return method === 'POST' && decodeURIComponent(new URL(url).pathname) === `${DEMO_BASE}/begin`
  } catch {
    return false
  }
}

/** Whether a presenter calls from the desk, which shows and changes the world it is in. */
function isAtDesk(request: Request, { isPresenter }: Caller): boolean {
  return isPresenter && new URL(request.url).pathname.startsWith(`${DEMO_BASE}/`) && !isBeginning(request)
}

function worldOf(worlds: Worlds, request: Request): string {
  if (isBeginning(request)) return newWorldId()
  const session = bearerOf(request)
  const signedInTo = session === undefined ? undefined : worldOfSession(session)
  if (signedInTo !== undefined && worlds.has(signedInTo)) return signedInTo
  const named = request.headers.get(WORLD_HEADER)
  if (named === null) return worldOfCookie(request) ?? HOUSE
  if (isWorldId(named)) return named
  throw misfit(WORLD_HEADER, `A world is named by 32 hexadecimal digits, or "${HOUSE}"`)
}

/**
 * Gives each request the hotel of its world, found by its session, else the header, else the cookie; or the
 * refusal. What begins a demo gets a new world, so that nobody can spoil another's.
 */
export function visitedHotel(worlds: Worlds): (request: Request, caller: Caller) => Hotel | Response {
  return (request, caller) => {
    try {
      const world = worldOf(worlds, request)
      return isAtDesk(request, caller) ? worlds.present(world, caller.device) : worlds.enter(world, caller.device)
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse()
      throw error
    }
  }
}

/** An address of this host; `//name` would be another site. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`
}

/** Goes on to the same page without the world in its address, and with a browser that knows nothing of another world. */
function join(request: Request, url: URL, asked: string): Response {
  const from = worldOfCookie(request)
  const world = isWorldId(asked) ? asked : newWorldId()
  url.searchParams.delete(WORLD)
  url.searchParams.delete(LEAVE)
  const leaving = from !== undefined && from !== world
  return new Response(null, {
    status: 303,
    headers: {
      location: pathOf(url),
      'set-cookie': cookieFor(world),
      'cache-control': 'no-store',
      ...(leaving && { 'clear-site-data': '"storage"' }),
    },
  })
}

/** What confirms that the presenter wants to leave: the id of their world, which no page of others knows. */
const LEAVE = 'leave'

/** The world that an address leads to: one of the app's, or the page through which phones join. */
function askedWorld({ pathname, searchParams }: URL): string | null {
  return pathname === `${DEMO_BASE}/begin/` ? searchParams.get(JOIN) : searchParams.get(WORLD)
}

/** Asks the presenter before an address takes their browser to another world; `undefined` where there is nothing to ask. */
function questionBefore(request: Request, url: URL, asked: string): Response | undefined {
  const own = presentedWorldOfCookie(request)
  if (own === undefined || asked === own || url.searchParams.get(LEAVE) === own) return undefined
  const confirmed = new URL(url)
  confirmed.searchParams.set(LEAVE, own)
  return leavePage(request, `${DEMO_BASE}/`, pathOf(confirmed))
}

/**
 * Gives the browser that opens a page its world, or the one that `?world=` names. A presenter's browser, which has been at
 * the desk of the world it is in, is asked first.
 */
export function withWorld(request: Request, page: Response, { isPresenter }: Pick<Caller, 'isPresenter'>): Response {
  const url = new URL(request.url)
  const asked = askedWorld(url)
  const question = asked === null ? undefined : questionBefore(request, url, asked)
  if (question !== undefined) return question
  const world = worldOfCookie(request) ?? newWorldId()
  const hasLeft = url.searchParams.has(LEAVE)
  const answer = asked !== null && url.searchParams.get(WORLD) === asked ? join(request, url, asked) : page
  if (answer === page) page.headers.set('set-cookie', cookieFor(world))
  if (hasLeft) answer.headers.append('set-cookie', presenterCookie())
  else if (isPresenter && url.pathname === `${DEMO_BASE}/`) answer.headers.append('set-cookie', presenterCookie(world))
  return answer
}
