import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { bearerOf } from '#mock-server/handlers/credentials.ts'
import { misfit, Refusal } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { Caller } from './caller.ts'
import { cookieFor, WORLD, worldOfCookie } from './worldCookie.ts'
import { HOUSE, isWorldId, newWorldId, worldOfSession } from './worldId.ts'
import type { Worlds } from './worlds.ts'

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

/** Goes on to the same page without the world in its address, and with a browser that knows nothing of another world. */
function join(request: Request, url: URL, asked: string): Response {
  const from = worldOfCookie(request)
  const world = isWorldId(asked) ? asked : newWorldId()
  url.searchParams.delete(WORLD)
  const location = `${url.pathname.replace(/^\/+/, '/')}${url.search}` // `//name` would be another site
  const leaving = from !== undefined && from !== world
  return new Response(null, {
    status: 303,
    headers: {
      location,
      'set-cookie': cookieFor(world),
      'cache-control': 'no-store',
      ...(leaving && { 'clear-site-data': '"storage"' }),
    },
  })
}

/** Gives the browser that opens a page its world, or the one that `?world=` names. */
export function withWorld(request: Request, page: Response): Response {
  const url = new URL(request.url)
  const asked = url.searchParams.get(WORLD)
  if (asked !== null) return join(request, url, asked)
  page.headers.set('set-cookie', cookieFor(worldOfCookie(request) ?? newWorldId()))
  return page
}
