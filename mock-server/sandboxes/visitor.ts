import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { bearerOf } from '#mock-server/handlers/http/credentials.ts'
import { validationError, HttpError } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { Caller } from './caller.ts'
import { LEAVE, LEAVE_FOR, leaveAction } from './leaveAction.ts'
import { leavePage } from './leavePage.ts'
import { pagePath } from './pagePath.ts'
import { cookieFor, presentedSandboxOfCookie, presenterCookie, SANDBOX, sandboxOfCookie } from './sandboxCookie.ts'
import { DEFAULT_SANDBOX, isSandboxId, newSandboxId, sandboxOfSession } from './sandboxId.ts'
import type { Sandboxes } from './sandboxes.ts'

/** The query parameter with the sandbox id, on the page that phones open to join a demo. */
const JOIN = 'join'

/** The header that names a sandbox. */
export const SANDBOX_HEADER = 'X-Sandbox'

function isBeginDemo({ method, url }: Request): boolean {
  return method === 'POST' && pagePath(new URL(url)) === `${DEMO_BASE}/begin`
}

/** The calls below `/__demo` that the guest app makes, and the page at which phones join. */
const APP_CALLS = /^\/(?:live|events|mirror|guests|pictures\/.*)$/

/** Whether a presenter makes this request from the desk. */
function isAtDesk(request: Request, { isPresenter }: Caller): boolean {
  const { pathname } = new URL(request.url)
  const isDemo = pathname.startsWith(`${DEMO_BASE}/`) && !APP_CALLS.test(pathname.slice(DEMO_BASE.length))
  return isPresenter && isDemo
}

function sandboxOf(sandboxes: Sandboxes, request: Request): string {
  if (isBeginDemo(request)) return newSandboxId()
  const session = bearerOf(request)
  const signedInTo = session === undefined ? undefined : sandboxOfSession(session)
  if (signedInTo !== undefined && sandboxes.has(signedInTo)) return signedInTo
  const named = request.headers.get(SANDBOX_HEADER)
  if (named === null) return sandboxOfCookie(request) ?? DEFAULT_SANDBOX
  if (isSandboxId(named)) return named
  throw validationError(SANDBOX_HEADER, `A sandbox is named by 32 hexadecimal digits, or "${DEFAULT_SANDBOX}"`)
}

/**
 * Returns the hotel of a request's sandbox, or the response when it needs none. The sandbox is found by the session, else the header, else
 * the cookie. A request that begins a demo gets a new sandbox, so that it cannot reset another's.
 */
export function resolveHotel(sandboxes: Sandboxes): (request: Request, caller: Caller) => Hotel | Response {
  return (request, caller) => {
    if (isLeaving(request)) return leave(new URL(request.url))
    try {
      const sandbox = sandboxOf(sandboxes, request)
      if (isBeginDemo(request)) return sandboxes.begin(sandbox)
      return isAtDesk(request, caller) ? sandboxes.present(sandbox) : sandboxes.enter(sandbox)
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse()
      throw error
    }
  }
}

/** A URL as path and query of this host. A path of `//name` would be another site. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`
}

/** The sandbox that the page for joining names, a new one for an invalid name; `undefined` for any other page. */
function joinedSandbox({ searchParams }: URL, path: string): string | undefined {
  const named = path === BEGIN_PAGE ? searchParams.get(JOIN) : null
  if (named === null) return undefined
  return isSandboxId(named) ? named : newSandboxId()
}

/** Redirects to the same page without the sandbox in its URL, and clears the data of another sandbox in the browser. */
function join(request: Request, url: URL, target: string): Response {
  const from = sandboxOfCookie(request)
  const sandbox = isSandboxId(target) ? target : newSandboxId()
  url.searchParams.delete(SANDBOX)
  const leaving = from !== undefined && from !== sandbox
  return new Response(null, {
    status: 303,
    headers: {
      location: pathOf(url),
      'set-cookie': cookieFor(sandbox),
      'cache-control': 'no-store',
      ...(leaving && { 'clear-site-data': '"storage"' }),
    },
  })
}

const BEGIN_PAGE = `${DEMO_BASE}/begin/`
const DESK_PAGE = `${DEMO_BASE}/`

/** The sandbox that a URL names, `new` for a new one; `undefined` when it names none. */
function targetSandbox(url: URL): string | undefined {
  const { searchParams } = url
  return pagePath(url) === BEGIN_PAGE ? (searchParams.get(JOIN) ?? 'new') : (searchParams.get(SANDBOX) ?? undefined)
}

/** Whether the browser would leave the sandbox that it presents. */
function leavesOwn(request: Request, target: string | undefined): boolean {
  const own = presentedSandboxOfCookie(request)
  return target !== undefined && own !== undefined && target !== own
}

/** Whether a presenter confirms to leave a sandbox. A form does, since a picture or a link can only GET. */
function isLeaving({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === LEAVE
}

/** Redirects to the page that the form names; the browser no longer presents a sandbox. */
function leave(url: URL): Response {
  const to = new URL(`.${url.searchParams.get(LEAVE_FOR) ?? ''}`, url.origin)
  const headers = { location: pathOf(to), 'cache-control': 'no-store', 'set-cookie': presenterCookie() }
  return new Response(null, { status: 303, headers })
}

/**
 * Sets the sandbox cookie of a browser that opens a page, for the page for joining that of the sandbox in `?join=`, or redirects it
 * into the sandbox in `?sandbox=`. A browser that has used the desk of its sandbox gets a page first on which to confirm that.
 */
export function setOrSwitchSandbox(request: Request, page: Response, { isPresenter }: Caller): Response {
  const url = new URL(request.url)
  const path = pagePath(url)
  const target = targetSandbox(url)
  if (leavesOwn(request, target)) return leavePage(request, DESK_PAGE, leaveAction(pathOf(url)))
  if (target !== undefined && path !== BEGIN_PAGE) return join(request, url, target)
  const sandbox = joinedSandbox(url, path) ?? sandboxOfCookie(request) ?? newSandboxId()
  page.headers.set('set-cookie', cookieFor(sandbox))
  if (isPresenter && path === DESK_PAGE) page.headers.append('set-cookie', presenterCookie(sandbox))
  return page
}
