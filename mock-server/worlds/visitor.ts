import { misfit, Refusal } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { HOUSE, isWorldId, newWorldId, worldOfSession } from './worldId.ts'
import type { Worlds } from './worlds.ts'

/** The header and the cookie that name a world, and the word for it in an address. */
export const WORLD_HEADER = 'X-World'
const WORLD = 'world'

const DAY_IN_SECONDS = 24 * 60 * 60

function worldOfCookie(request: Request): string | undefined {
  const value = /(?:^|;)\s*world=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1]?.trim()
  return value !== undefined && isWorldId(value) ? value : undefined
}

function worldOf(worlds: Worlds, request: Request): string {
  const session = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const signedInTo = session === undefined ? undefined : worldOfSession(session)
  if (signedInTo !== undefined && worlds.has(signedInTo)) return signedInTo
  const named = request.headers.get(WORLD_HEADER)
  if (named === null) return worldOfCookie(request) ?? HOUSE
  if (isWorldId(named)) return named
  throw misfit(WORLD_HEADER, `A world is named by 32 hexadecimal digits, or "${HOUSE}"`)
}

/** Gives each request the hotel of its world, found by its session, else the header, else the cookie; or the refusal. */
export function visitedHotel(worlds: Worlds): (request: Request) => Hotel | Response {
  return (request) => {
    try {
      return worlds.enter(worldOf(worlds, request))
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse()
      throw error
    }
  }
}

function cookieFor(world: string): string {
  return `${WORLD}=${world}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${DAY_IN_SECONDS}`
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
