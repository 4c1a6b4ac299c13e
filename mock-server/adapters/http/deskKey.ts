import { createHash, timingSafeEqual } from 'node:crypto'
import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { cookieOf } from '#mock-server/handlers/credentials.ts'

/** The header that shows the key of the desk, for those who keep no cookies. */
export const DESK_KEY_HEADER = 'X-Desk-Key'

const PARAMETER = 'key'
const COOKIE = 'desk'
const WRONG_KEY = `Този ключ не отваря бюрото. При всяко стартиране ключът е нов: отворете адреса, изписан при стартирането.

This key does not open the desk. Each start makes a new one: open the address that the start line prints.
`

/** Tells nothing by the time it takes. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(one, other)
}

/** The address of the desk that shows its key. */
export function deskAddress(origin: string, key: string | undefined): string {
  return `${origin}${DEMO_BASE}/${key === undefined ? '' : `?${PARAMETER}=${key}`}`
}

/** Tells whether a request shows the key, in its header or else in its cookie. */
export function showsKey(request: Request, key: string): boolean {
  const given = request.headers.get(DESK_KEY_HEADER) ?? cookieOf(request, COOKIE)
  return given !== undefined && isSame(given, key)
}

/**
 * Answers the desk's address with a key in it: the right one is kept in a cookie until the browser ends, which goes on to
 * the address without it; a wrong one is refused. `undefined` for any other address.
 */
export function enterWithKey({ method, url }: Request, key: string): Response | undefined {
  const { pathname, searchParams } = new URL(url)
  const given = searchParams.get(PARAMETER)
  if (method !== 'GET' || given === null || pathname.replace(/\/$/, '') !== DEMO_BASE) return undefined
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  if (!isSame(given, key)) return new Response(WRONG_KEY, { status: 403, headers })
  searchParams.delete(PARAMETER)
  const location = `${DEMO_BASE}/${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}`
  const cookie = `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=${DEMO_BASE}`
  return new Response(null, { status: 303, headers: { ...headers, location, 'set-cookie': cookie } })
}
