import { isCallError } from '#src/api/callError.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import { wait } from '#src/lib/timeout.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { readCurrentReceipt, markUnknown, storeOutcome, storeReceipt } from './changeReceipt.ts'
import { mergeReceipt, outcomeOf, type Outcome, type Receipt } from './receipt.ts'
import { selectReceipt, type Thunk } from './receiptsSlice.ts'
import { sendUnderLock } from './submissionLock.ts'
import { guestScopeOf } from '#src/session/guestScope.ts'
import { kinds, type Kind, type RequestBody } from './kinds.ts'

/** A submission with the request body of its kind. */
export type SubmissionRequest = {
  [K in Kind]: { readonly id: string; readonly kind: K; readonly body: RequestBody<K> }
}[Kind]

/**
 * Firefox and WebKit reject running calls before an unloading page stops. A page that still runs after this time was not
 * unloading; one that was leaves its receipt as `sending`, for the next page to reconcile.
 */
const UNLOAD_MS = 1_000

/**
 * When a page was frozen for longer than this between the press and the call, such as in a pocket, nothing is sent: the guest may
 * have phoned meanwhile. Less than `ABANDONED_MS`, after which other tabs say that nobody confirmed it.
 */
export const MAX_DELAY_MS = 20_000

/** Whether it is too late to send what was confirmed at `pressedAt`, by the monotonic clock (ms), which a change of the device's clock does not move. */
export function isTooLate(pressedAt: number): boolean {
  return performance.now() - pressedAt > MAX_DELAY_MS
}

/**
 * Makes the one call of a submission and returns its outcome. When the session has ended before, no call is made and the
 * outcome is `not-accepted`.
 */
export function postSubmission({ id, kind, body }: SubmissionRequest, guest: GuestSession): Thunk<Promise<Outcome>> {
  return async (dispatch, getState) => {
    const { personId, sessionId } = guest
    if (selectGuest(getState())?.sessionId !== sessionId) return 'not-accepted'
    const { initiate } = kinds[kind].send as typeof kinds.order.send
    const key = selectConfig(getState()).idempotencyKey && { submissionId: id }
    // The body is of the same kind as the call.
    const { error } = await dispatch(initiate({ personId, body: body as RequestBody<'order'>, ...key }))
    if (error === undefined) return outcomeOf(undefined)
    const failure = isCallError(error) ? error : { status: 'network' as const, message: 'The call was interrupted' }
    if (failure.status === 'network') await wait(UNLOAD_MS)
    return outcomeOf(failure)
  }
}

/**
 * Whether a submission of unknown outcome can be sent again without being accepted twice: the hotel supports idempotency keys,
 * and the guest has not resubmitted it as a new one.
 */
export function canRetryWithKey(
  { outcome, body, resubmittedAs }: Receipt,
  { idempotencyKey }: { readonly idempotencyKey: boolean },
): boolean {
  return idempotencyKey && outcome === 'unknown' && body !== undefined && resubmittedAs === undefined
}

/**
 * Retries a submission of unknown outcome, where `canRetryWithKey`: sends the same one again, with its body and idempotency
 * key. A refusal of the retry says nothing about the first call, so the outcome stays `unknown` then.
 */
export function retryWithKey(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const pressedAt = performance.now()
    const guest = selectGuest(getState())
    const scopeId = guestScopeOf(guest?.personId)?.scopeId
    if (guest === null || scopeId === undefined || selectReceipt(getState(), id) === undefined) return
    const retry = async () => {
      const receipt = readCurrentReceipt(getState(), id)
      if (receipt === undefined || !canRetryWithKey(receipt, selectConfig(getState())) || isTooLate(pressedAt)) return
      const sending = mergeReceipt(receipt, {
        outcome: 'sending',
        lastCheck: undefined,
        sentAt: new Date().toISOString(),
      })
      if (!dispatch(storeReceipt(sending, scopeId))) return
      const outcome = await dispatch(postSubmission(receipt as SubmissionRequest, guest)) // it has a body, of its own kind
      dispatch(storeOutcome(id, outcome === 'not-accepted' ? 'unknown' : outcome))
    }
    await dispatch(sendUnderLock(id, id, retry)).catch((error: unknown) => dispatch(markUnknown(id, error)))
  }
}
