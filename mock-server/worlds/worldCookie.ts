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
