import { wait } from '#src/lib/timeout.ts'
import { randomId } from '#src/lib/randomId.ts'
import { LOCK_PREFIX } from '#src/storage/keys.ts'
import { persistText, readText, removeText } from '#src/storage/storedText.ts'
import { sendingBegun, sendingEnded, type Thunk } from './receiptsSlice.ts'

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

/** Runs `send` under the lock of this name, and has `id` as being sent by this tab meanwhile. Does nothing when another tab holds the lock. */
export function sendUnderLock(id: string, name: string, send: () => Promise<void>): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(sendingBegun(id))
    try {
      await withSubmissionLock(name, send)
    } finally {
      dispatch(sendingEnded(id))
    }
  }
}
