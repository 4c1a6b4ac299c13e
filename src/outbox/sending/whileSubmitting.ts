import { submissionBegun, submissionEnded } from '#src/session/session.ts'
import type { Thunk } from '#src/outbox/thunk.ts'
import { withSubmissionLock } from './submissionLock.ts'

/**
 * Runs `submit` under the lock of this name, and counts it as a submission in progress, whose response decides whether the session
 * has ended. Returns `'elsewhere'` when another tab holds the lock.
 */
export function whileSubmitting<Result>(
  name: string,
  submit: () => Promise<Result>,
): Thunk<Promise<Result | 'elsewhere'>> {
  return async (dispatch) => {
    dispatch(submissionBegun())
    try {
      return await withSubmissionLock(name, submit)
    } finally {
      dispatch(submissionEnded())
    }
  }
}
