import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { bearerOf } from '#mock-server/handlers/credentials.ts'
import { validationError, HttpError } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { Caller } from './caller.ts'
import { leavePage } from './leavePage.ts'
import { pagePath } from './pagePath.ts'
import { cookieFor, presentedSandboxOfCookie, presenterCookie, SANDBOX, sandboxOfCookie } from './sandboxCookie.ts'
import { DEFAULT_SANDBOX, isSandboxId, newSandboxId, sandboxOfSession } from './sandboxId.ts'
import type { Sandboxes } from './sandboxes.ts'

/** The query parameter with the sandbox on the page through which phones join. */
const JOIN = 'join'

/** The header that names a sandbox. */
export const SANDBOX_HEADER = 'X-Sandbox'

function isBeginning({ method, url }: Request): boolean {
  try {
    return method === 'POST' && decodeURIComponent(new URL(url).pathname) === `${DEMO_BASE}/begin`
  } catch {
    return false
  }
}

/** Whether a presenter calls from the desk, which shows and changes the sandbox it is in. */
function isAtDesk(request: Request, { isPresenter }: Caller): boolean {
  return isPresenter && new URL(request.url).pathname.startsWith(`${DEMO_BASE}/`) && !isBeginning(request)
}

function sandboxOf(sandboxes: Sandboxes, request: Request): string {
  if (isBeginning(request)) return newSandboxId()
  const session = bearerOf(request)
  const signedInTo = session === undefined ? undefined : sandboxOfSession(session)
  if (signedInTo !== undefined && sandboxes.has(signedInTo)) return signedInTo
  const named = request.headers.get(SANDBOX_HEADER)
  if (named === null) return sandboxOfCookie(request) ?? DEFAULT_SANDBOX
  if (isSandboxId(named)) return named
  throw validationError(SANDBOX_HEADER, `A sandbox is named by 32 hexadecimal digits, or "${DEFAULT_SANDBOX}"`)
}

/**
 * Gives each request the hotel of its sandbox, found by its session, else the header, else the cookie; or the
 * refusal. What begins a demo gets a new sandbox, so that nobody can spoil another's.
 */
export function visitedHotel(sandboxes: Sandboxes): (request: Request, caller: Caller) => Hotel | Response {
  return (request, caller) => {
    try {
      const sandbox = sandboxOf(sandboxes, request)
      return isAtDesk(request, caller)
        ? sandboxes.present(sandbox, caller.device)
        : sandboxes.enter(sandbox, caller.device)
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse()
      throw error
    }
  }
}

/** An address of this host; `//name` would be another site. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, '/')}${search}`
}

/** Goes on to the same page without the sandbox in its address, and with a browser that knows nothing of another sandbox. */
function join(request: Request, url: URL, asked: string): Response {
  const from = sandboxOfCookie(request)
  const sandbox = isSandboxId(asked) ? asked : newSandboxId()
  url.searchParams.delete(SANDBOX)
  url.searchParams.delete(LEAVE)
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

/** What confirms that the presenter wants to leave: the id of their sandbox, which no page of others knows. */
const LEAVE = 'leave'

const BEGIN_PAGE = `${DEMO_BASE}/begin/`
const DESK_PAGE = `${DEMO_BASE}/`

/** The sandbox that an address leads to, `new` for one that is not there yet; `undefined` when it leads to none. */
function askedSandbox(url: URL): string | undefined {
  const { searchParams } = url
  return pagePath(url) === BEGIN_PAGE ? (searchParams.get(JOIN) ?? 'new') : (searchParams.get(SANDBOX) ?? undefined)
}

/** The sandbox of a presenter's browser that an address would take to another one; `undefined` when it takes none away. */
function sandboxLeft(request: Request, asked: string | undefined): string | undefined {
  const own = presentedSandboxOfCookie(request)
  return asked === undefined || asked === own ? undefined : own
}

/** Asks the presenter before an address takes their browser to another sandbox. */
function questionBefore(request: Request, url: URL, own: string): Response {
  const confirmed = new URL(url)
  confirmed.searchParams.set(LEAVE, own)
  return leavePage(request, DESK_PAGE, pathOf(confirmed))
}

/** Goes on to the same page without the presenter's sandbox in its address. */
function leave(url: URL): Response {
  url.searchParams.delete(LEAVE)
  return new Response(null, { status: 303, headers: { location: pathOf(url), 'cache-control': 'no-store' } })
}

/**
 * Gives the browser that opens a page its sandbox, or the one that `?sandbox=` names. A presenter's browser, which has been at
 * the desk of the sandbox it is in, is asked first.
 */
export function withSandbox(request: Request, page: Response, { isPresenter }: Pick<Caller, 'isPresenter'>): Response {
  const url = new URL(request.url)
  const path = pagePath(url)
  const asked = askedSandbox(url)
  const left = sandboxLeft(request, asked)
  if (left !== undefined && url.searchParams.get(LEAVE) !== left) return questionBefore(request, url, left)
  if (asked !== undefined && path !== BEGIN_PAGE) return withoutMark(left, join(request, url, asked))
  if (left !== undefined) return withoutMark(left, leave(url))
  const sandbox = sandboxOfCookie(request) ?? newSandboxId()
  page.headers.set('set-cookie', cookieFor(sandbox))
  if (isPresenter && path === DESK_PAGE) page.headers.append('set-cookie', presenterCookie(sandbox))
  return page
}

/** The answer, which makes a browser that has left what it presented a presenter's no more. */
function withoutMark(left: string | undefined, answer: Response): Response {
  if (left !== undefined) answer.headers.append('set-cookie', presenterCookie())
  return answer
}
