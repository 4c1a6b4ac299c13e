import { isCallError } from '#src/api/callError.ts'

/** Which error text is shown (spec 8.4): a 4xx response refers the guest to reception, any other failure does not. */
export type LoginFailure = 'reception' | 'problem'

/** Classifies the error of a login request; accepts any thrown value. */
export function loginFailure(error: unknown): LoginFailure {
  const status = isCallError(error) ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? 'reception' : 'problem'
}
