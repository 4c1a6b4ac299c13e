import { createHash, timingSafeEqual } from 'node:crypto'
import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { cookieOf } from '#mock-server/handlers/http/credentials.ts'

/** The header with the desk key, for clients without cookies. */
export const DESK_KEY_HEADER = 'X-Desk-Key'

const PARAMETER = 'key'
const COOKIE = 'desk'
const WRONG_KEY = `Този ключ не отваря бюрото: отворете адреса, изписан при стартирането.

This key does not open the desk: open the address that the start line prints.
`

/** Compares in constant time. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(one, other)
}

/** The URL of the desk, with its key if there is one, and in a language if the browser has chosen none. */
export function deskAddress(origin: string, key: string | undefined, language?: string): string {
  const query = new URLSearchParams({ ...(key !== undefined && { [PARAMETER]: key }), ...(language && { language }) })
  return `${origin}${DEMO_BASE}/${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** Whether a request has the key, in its header or else in its cookie. */
export function showsKey(request: Request, key: string): boolean {
  const given = request.headers.get(DESK_KEY_HEADER) ?? cookieOf(request, COOKIE)
  return given !== undefined && isSame(given, key)
}

/**
 * Handles a desk URL with a key: the right key is stored in a session cookie, and the response redirects to the URL without
 * it; a wrong key is a 403. Returns `undefined` for any other URL.
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
