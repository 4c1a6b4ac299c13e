import { cookieOf } from '#mock-server/handlers/credentials.ts'
import { isWorldId } from './worldId.ts'

/** The cookie that names a browser's world, and the word for it in an address. */
export const WORLD = 'world'

const DAY_IN_SECONDS = 24 * 60 * 60

/** The `Set-Cookie` that puts a browser into a world. */
export function cookieFor(world: string): string {
  return `${WORLD}=${world}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${DAY_IN_SECONDS}`
}

/** The world a request's cookie names; `undefined` when it names none. */
export function worldOfCookie(request: Request): string | undefined {
  const value = cookieOf(request, WORLD)
  return value !== undefined && isWorldId(value) ? value : undefined
}

/** The cookie of a browser that has been at the desk of a world, which no link may take it away from unasked. */
const PRESENTS = 'presents'

/** The `Set-Cookie` that marks a browser as a presenter's, until it ends; without a world, that it is none any more. */
export function presenterCookie(world?: string): string {
  const ends = world === undefined ? '; Max-Age=0' : ''
  return `${PRESENTS}=${world ?? ''}; HttpOnly; SameSite=Lax; Path=/${ends}`
}

/** The world that a request's browser is in and presents; `undefined` when it does not present the one it is in. */
export function presentedWorldOfCookie(request: Request): string | undefined {
  const world = worldOfCookie(request)
  return world !== undefined && cookieOf(request, PRESENTS) === world ? world : undefined
}
