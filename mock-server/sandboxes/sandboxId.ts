import { cookieOf } from '#mock-server/handlers/http.ts'
import { sandboxLimits } from './limits.ts'

/** The sandbox of requests that name none, such as from curl, contract verifiers and scripts. */
export const DEFAULT_SANDBOX = 'default'

/** Whether a text is a valid sandbox id, and so safe as a file name. */
export function isSandboxId(text: string): boolean {
  return text === DEFAULT_SANDBOX || /^[0-9a-f]{32}$/.test(text)
}

/** The name of the cookie, and of the query parameter, with a browser's sandbox. */
export const SANDBOX = 'sandbox'

/** The `Set-Cookie` that assigns a browser to a sandbox. */
export function cookieFor(sandbox: string): string {
  return `${SANDBOX}=${sandbox}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${sandboxLimits.expiresAfter / 1000}`
}

/** The sandbox in a request's cookie; `undefined` when there is none. */
export function sandboxOfCookie(request: Request): string | undefined {
  const value = cookieOf(request, SANDBOX)
  return value !== undefined && isSandboxId(value) ? value : undefined
}

/** The path of the form on which a presenter confirms to leave a sandbox. */
export const LEAVE = '/__demo/leave'

/** The action of that form, which then opens the page at this path. */
export function leaveAction(path: string): string {
  return `${LEAVE}?for=${encodeURIComponent(path)}`
}
