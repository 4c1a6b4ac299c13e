import { isCallError } from '#src/api/callError.ts'

/** Which of the two texts a refused guest reads (spec 8.4): a 4xx sends them to the reception, anything else does not. */
export type LoginFailure = 'reception' | 'problem'

/** Reads the failure of a login call, whatever was thrown. */
export function loginFailure(error: unknown): LoginFailure {
  const status = isCallError(error) ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? 'reception' : 'problem'
}
