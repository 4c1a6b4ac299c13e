import { cookieOf } from '#mock-server/handlers/http/credentials.ts'
import { isSandboxId } from './sandboxId.ts'
import { sandboxLimits } from './limits.ts'

/** The name of the cookie, and of the query parameter, with a browser's sandbox. */
export const SANDBOX = 'sandbox'

/** As long as an unused sandbox is stored at most. One that has expired is created again. */
const MAX_AGE_SECONDS = sandboxLimits.preparedExpiresAfter / 1000

/** The `Set-Cookie` that assigns a browser to a sandbox. */
export function cookieFor(sandbox: string): string {
  return `${SANDBOX}=${sandbox}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${MAX_AGE_SECONDS}`
}

/** The sandbox in a request's cookie; `undefined` when there is none. */
export function sandboxOfCookie(request: Request): string | undefined {
  const value = cookieOf(request, SANDBOX)
  return value !== undefined && isSandboxId(value) ? value : undefined
}

/**
 * The cookie with the sandbox whose desk the browser opened. A link to another sandbox then requires a confirmation.
 */
const PRESENTS = 'presents'

/** The `Set-Cookie` that marks a browser as a presenter's until it is closed; without a sandbox, removes that mark. */
export function presenterCookie(sandbox?: string): string {
  const ends = sandbox === undefined ? '; Max-Age=0' : ''
  return `${PRESENTS}=${sandbox ?? ''}; HttpOnly; SameSite=Lax; Path=/${ends}`
}

/**
 * The sandbox that the request's browser presents and is in; `undefined` when it does not present its current sandbox.
 */
export function presentedSandboxOfCookie(request: Request): string | undefined {
  const sandbox = sandboxOfCookie(request)
  return sandbox !== undefined && cookieOf(request, PRESENTS) === sandbox ? sandbox : undefined
}
