import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_BASE } from '#mock-server/handlers/calls.ts'
import { cookieOf } from '#mock-server/handlers/http.ts'
import { randomId } from '#src/lib/randomId.ts'

/** The header with the desk key, for clients without cookies, the parameter of the desk's URL, and the cookie. */
const [HEADER, PARAMETER, COOKIE] = ['X-Desk-Key', 'key', 'desk']
/** The header with the staff key of a sandbox. */
const STAFF_HEADER = 'X-Staff-Key'
const WRONG_KEY = `Този ключ не отваря пулта: отворете адреса, изписан при стартирането.

This key does not open the desk: open the address that the start line prints.
`

/**
 * The desk key of a data folder: the same at each start, so that a browser at the desk stays there. Removing its file gives
 * the next start a new one. Only the user who runs the host may read it.
 */
export function storedDeskKey(data: string): string {
  const [file, mode] = [join(data, 'desk-key'), 0o600]
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const key = /^[0-9a-f]{32}$/.test(stored) ? stored : randomId()
  writeFileSync(file, key, { mode })
  chmodSync(file, mode) // of a file that exists
  return key
}

/** Compares in constant time. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}

/** The URL of the desk, with its key if there is one. */
export function deskAddress(origin: string, key: string | undefined): string {
  const url = new URL(`${DEMO_BASE}/`, origin)
  if (key !== undefined) url.searchParams.set(PARAMETER, key)
  return url.href
}

/** Whether a request has the key, in its header or else in its cookie. */
export function showsKey(request: Request, key: string): boolean {
  const given = request.headers.get(HEADER) ?? cookieOf(request, COOKIE)
  return given !== undefined && isSame(given, key)
}

/** The key to the staff's screen of one sandbox, and to nothing else: the desk key cannot be found from it. */
export function staffKeyOf(key: string, sandbox: string): string {
  return createHmac('sha256', key).update(sandbox).digest('hex').slice(0, 32)
}

/** Whether a request has the staff key of this sandbox. */
export function showsStaffKey(request: Request, key: string, sandbox: string): boolean {
  const given = request.headers.get(STAFF_HEADER)
  return given !== null && isSame(given, staffKeyOf(key, sandbox))
}

/**
 * Handles a desk URL with a key: the right key is stored in a session cookie, and the response redirects to the URL without
 * it; a wrong key is a 403. Returns `undefined` for any other URL.
 */
export function enterWithKey(request: Request, key: string): Response | undefined {
  const url = new URL(request.url)
  const given = url.searchParams.get(PARAMETER)
  if (request.method !== 'GET' || given === null || url.pathname.replace(/\/$/, '') !== DEMO_BASE) return undefined
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  if (!isSame(given, key)) return new Response(WRONG_KEY, { status: 403, headers })
  url.searchParams.delete(PARAMETER)
  const location = `${DEMO_BASE}/${url.search}`
  const cookie = `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=${DEMO_BASE}`
  return new Response(null, { status: 303, headers: { ...headers, location, 'set-cookie': cookie } })
}
