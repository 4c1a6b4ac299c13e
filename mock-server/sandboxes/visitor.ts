import { matchRequestUrl } from 'msw'
import { DEMO_BASE } from '#mock-server/handlers/calls.ts'
import { bearerOf, cookieOf, validationError } from '#mock-server/handlers/http.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import { pagePath } from '#mock-server/server/webBridge.ts'
import { leavePage } from './leavePage.ts'
import { cookieFor, DEFAULT_SANDBOX, isSandboxId, LEAVE, leaveAction, SANDBOX, sandboxOfCookie } from './sandboxId.ts'
import type { Sandboxes } from './sandboxes.ts'

/** The header that names a sandbox. */
const SANDBOX_HEADER = 'X-Sandbox'
/** The query parameter with the sandbox id, on the page that phones open to join a demo. */
const JOIN = 'join'
const BEGIN_PAGE = `${DEMO_BASE}/begin/`
/** The page with the phone and the staff's screen begins a demo too, with the hotel that its address names. */
const beginsDemo = (path: string, { searchParams }: URL) =>
  path === BEGIN_PAGE || (path === `${DEMO_BASE}/both/` && searchParams.has('hotel'))
const DESK_PAGE = `${DEMO_BASE}/`
/** The calls below `/__demo` that the guest app makes, and the page at which phones join. */
const APP_CALLS = /^\/(?:live|events|mirror|guests|pictures\/.*)$/

/** As msw matches it, also in capitals or with a slash at its end. */
function isBeginDemo(request: Request): boolean {
  return request.method === 'POST' && matchRequestUrl(new URL(request.url), `*${DEMO_BASE}/begin`).matches
}

function sandboxOf(sandboxes: Sandboxes, request: Request): string {
  if (isBeginDemo(request)) return randomId()
  const [signedInTo = '', session] = bearerOf(request)?.split('.') ?? []
  if (session !== undefined && isSandboxId(signedInTo) && sandboxes.has(signedInTo)) return signedInTo
  const named = request.headers.get(SANDBOX_HEADER) ?? sandboxOfCookie(request) ?? DEFAULT_SANDBOX
  if (isSandboxId(named)) return named
  throw validationError(SANDBOX_HEADER, `A sandbox is named by 32 hexadecimal digits, or "${DEFAULT_SANDBOX}"`)
}

/**
 * Returns the hotel of a request's sandbox, or the response when it needs none. The sandbox is found by the session, else the header, else
 * the cookie. A request that begins a demo gets a new sandbox, so that it cannot reset another's.
 */
export function resolveHotel(sandboxes: Sandboxes): (request: Request, isPresenter: boolean) => Hotel | Response {
  return (request, isPresenter) => {
    const url = new URL(request.url)
    // A form confirms to leave a sandbox, since a picture or a link can only GET.
    if (request.method === 'POST' && url.pathname === LEAVE) return leave(url)
    const isOfDesk = url.pathname.startsWith(DESK_PAGE) && !APP_CALLS.test(url.pathname.slice(DEMO_BASE.length))
    return sandboxes.enter(sandboxOf(sandboxes, request), isPresenter && isOfDesk && !isBeginDemo(request))
  }
}

/** A URL as path and query of this host. A path of `//name` would be another site. */
const pathOf = ({ pathname, search }: URL) => `${pathname.replace(/^\/+/, '/')}${search}`

function redirect(url: URL, headers: Readonly<Record<string, string>>): Response {
  const all = { location: pathOf(url), 'cache-control': 'no-store', ...headers }
  return new Response(null, { status: 303, headers: all })
}

/** The cookie with the sandbox whose desk the browser opened: a link to another then requires a confirmation. */
const PRESENTS = 'presents'
const presenterCookie = (sandbox: string) => `${PRESENTS}=${sandbox}; HttpOnly; SameSite=Lax; Path=/`

/** Redirects to the page that the form names; the browser no longer presents a sandbox. */
function leave(url: URL): Response {
  const to = new URL(`.${url.searchParams.get('for') ?? ''}`, url.origin)
  return redirect(to, { 'set-cookie': `${presenterCookie('')}; Max-Age=0` })
}

/** The sandbox that a URL names. An empty name is the browser's own: a phone begins again for the next prospect. */
function namedIn(given: string | null, own: string): string | null {
  return given === '' ? own : given
}

/**
 * Assigns a browser that opens a page to a sandbox, by cookies: to its own, or a new one. `?join=` of the page for joining names another,
 * and `?sandbox=` of any page, which redirects to the URL without it and clears what the browser stored. A browser that has used the desk of
 * its sandbox gets a page first on which to confirm that it leaves.
 */
export function visitPage(request: Request, isPresenter: boolean): Response | readonly string[] {
  const [url, path, own = ''] = [new URL(request.url), pagePath(request), sandboxOfCookie(request)]
  const isBegin = beginsDemo(path, url)
  const named = namedIn(url.searchParams.get(isBegin ? JOIN : SANDBOX), own)
  const moves = isBegin || named !== null
  if (moves && named !== own && cookieOf(request, PRESENTS) === own)
    return leavePage(request, DESK_PAGE, leaveAction(pathOf(url)))
  const wanted = named ?? own
  const sandbox = isSandboxId(wanted) ? wanted : randomId()
  const cookie = cookieFor(sandbox)
  if (isBegin || named === null)
    return isPresenter && path === DESK_PAGE ? [cookie, presenterCookie(sandbox)] : [cookie]
  url.searchParams.delete(SANDBOX)
  const isLeaving = own !== '' && own !== sandbox
  return redirect(url, { 'set-cookie': cookie, ...(isLeaving && { 'clear-site-data': '"storage"' }) })
}
