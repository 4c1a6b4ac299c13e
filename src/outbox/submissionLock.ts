import { wait } from '#src/lib/timeout.ts'
import { randomId } from '#src/lib/randomId.ts'
import { LOCK_PREFIX } from '#src/storage/keys.ts'
import { persistText, readText, removeText } from '#src/storage/storedText.ts'
import { submissionBegun, submissionEnded } from '#src/session/session.ts'
import type { Thunk } from './receiptsSlice.ts'

const FALLBACK_WAIT_MS = 100

/**
 * Runs `task` unless another tab holds the lock of this name; then returns `'elsewhere'`. Uses Web Locks. These are missing
 * outside secure contexts and reject where site data is blocked: then local storage decides, and without storage
 * the task runs without a lock. Rejects only when `task` does.
 */
export async function withSubmissionLock<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result | 'elsewhere'> {
  // Typed as always present, but missing outside secure contexts.
  const { locks } = globalThis.navigator as Partial<Navigator>
  let hasBegun = false
  function begin(): Promise<Result> {
    hasBegun = true
    return task()
  }
  try {
    if (locks !== undefined) {
      return await locks.request(`companion-${name}`, { ifAvailable: true }, (lock) =>
        lock === null ? 'elsewhere' : begin(),
      )
    }
  } catch (error) {
    if (hasBegun) throw error
  }
  return (await takeFallbackLock(name)) ? begin() : 'elsewhere'
}

/**
 * The lock without Web Locks. Writes an id of this tab under the lock's name, and returns whether it still stands after a moment, in which
 * another tab may have written: the last writer has the lock.
 */
async function takeFallbackLock(name: string): Promise<boolean> {
  const key = LOCK_PREFIX + name
  const ours = randomId()
  if (!persistText('localStorage', key, ours)) return true // Without storage no tab knows of another.
  await wait(FALLBACK_WAIT_MS)
  if (readText('localStorage', key) !== ours) return false
  removeText('localStorage', key)
  return true
}

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
