import { isCallError, isClientError, type CallError } from '#src/api/callError.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import { randomId } from '#src/lib/randomId.ts'
import { appTime } from '#src/lib/time.ts'
import { wait } from '#src/lib/timeout.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { guestScopeOf } from '#src/session/guestScope.ts'
import { loggedOutElsewhere, selectGuest } from '#src/session/session.ts'
import { LOCK_PREFIX } from '#src/storage/keys.ts'
import { persistText, readText, removeText } from '#src/storage/storedText.ts'
import { kinds, type Content, type Kind, type RequestBody } from './kinds.ts'
import { canRetryWithKey, mergeReceipt, type Outcome, type Receipt } from './receipt.ts'
import {
  selectConfirmedIds,
  selectReceipt,
  selectReconciling,
  sendingBegun,
  sendingEnded,
  type State,
  type Thunk,
} from './receiptsSlice.ts'
import { storeReconciliation, type readRows } from './reconcileReceipt.ts'
import {
  changeReceipt,
  isStored,
  markUnknown,
  readCurrentReceipt,
  storeOutcome,
  storeReceipt,
  syncReceipts,
} from './storedReceipts.ts'

/** The guest waits this long on the last step; after that the success page shows "sending". */
const MAX_WAIT_MS = 4_000

/** A submission waits this long for the hotel's list before it; then it is sent without `idsBefore`. */
const LIST_TIMEOUT_MS = 2_000

/** How often to check whether a running reconciliation has ended. */
const POLL_MS = 50

/**
 * A submission that the guest has placed; the hotel has not confirmed it yet. `id` was generated on entering the last step, so
 * that it is sent at most once, however often the guest presses.
 */
export type NewSubmission = {
  [K in Kind]: {
    readonly id: string
    readonly kind: K
    readonly content: Content<K>
    readonly body: RequestBody<K>
    /** The id of the receipt that this resubmits. */
    readonly resubmittedId?: string | undefined
  }
}[Kind]

/** Which receipt's success page to show next, or that the hotel ended the session. */
type SubmitResult = { readonly shownReceiptId: string } | 'signed-out'

type ReadRows = typeof readRows

/** The part of a submission that is sent. */
export type SubmissionRequest = Pick<NewSubmission, 'id' | 'kind' | 'body'>

function receiptOf(
  { resubmittedId: _resubmittedId, ...submission }: NewSubmission,
  { personId, roomNumber }: GuestSession,
): Receipt {
  return { ...submission, personId, roomNumber, createdAt: appTime().toISOString(), outcome: 'sending' }
}

/**
 * The only path of a submission: writes a receipt, makes the call once and stores its outcome. Sends nothing when the id
 * already has a receipt, in this tab or another, or when the older receipt `resubmittedId` was already resubmitted or is found in the
 * hotel's list. `read` reads that list before the call, so that a lost response can be reconciled later. Settles with the
 * call, or after 4 s; never rejects.
 */
export function submitOnce(submission: NewSubmission, read?: ReadRows): Thunk<Promise<SubmitResult>> {
  return async (dispatch, getState) => {
    const guest = selectGuest(getState())
    if (guest === null) return 'signed-out'
    const { id, resubmittedId } = submission
    const scopeId = guestScopeOf(guest.personId)?.scopeId
    if (scopeId === undefined) {
      // The guest has logged out in another tab, and this one has missed it.
      dispatch(loggedOutElsewhere())
      return 'signed-out'
    }
    const context = { guest, scopeId, read, pressedAt: performance.now() }
    const sent = dispatch(sendUnderLock(id, resubmittedId ?? id, () => dispatch(postWithReceipt(submission, context))))
    await Promise.race([
      sent.catch((error: unknown) => dispatch(storeSubmissionError(submission, guest, scopeId, error))),
      wait(MAX_WAIT_MS),
    ])
    if (selectGuest(getState())?.sessionId !== guest.sessionId) return 'signed-out'
    const older =
      resubmittedId === undefined || isKnown(getState(), id) ? undefined : readCurrentReceipt(getState(), resubmittedId)
    return { shownReceiptId: older === undefined ? id : (older.resubmittedAs ?? older.id) }
  }
}

function isKnown(state: State, id: string): boolean {
  return isStored(id) || readCurrentReceipt(state, id) !== undefined
}

/** Stores an unexpected error of the app before or during the call, with a receipt where there is none yet. */
function storeSubmissionError(
  submission: NewSubmission,
  guest: GuestSession,
  scopeId: string,
  error: unknown,
): Thunk<void> {
  return (dispatch, getState) => {
    if (!isKnown(getState(), submission.id)) dispatch(storeReceipt(receiptOf(submission, guest), scopeId))
    dispatch(markUnknown(submission.id, error))
  }
}

/** Whether there is a receipt, and it was resubmitted already or is neither `not-accepted` nor `unknown`. */
function isClosed(receipt: Receipt | undefined): boolean {
  return (
    receipt !== undefined &&
    (receipt.resubmittedAs !== undefined || !['not-accepted', 'unknown'].includes(receipt.outcome))
  )
}

interface SubmissionContext {
  readonly guest: GuestSession
  /** Of the guest scope in which the guest placed it. */
  readonly scopeId: string
  readonly read: ReadRows | undefined
  /** By the monotonic clock (ms). */
  readonly pressedAt: number
}

function postWithReceipt(submission: NewSubmission, context: SubmissionContext): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { guest, scopeId, read, pressedAt } = context
    const { id, kind, resubmittedId } = submission
    const write = () => dispatch(storeReceipt(receiptOf(submission, guest), scopeId))
    if (isKnown(getState(), id) || (resubmittedId === undefined && !write())) return
    dispatch(syncReceipts())
    const confirmedBefore = selectConfirmedIds(getState(), kind)
    const rows = read && (await Promise.race([dispatch(read(kind, guest.personId)), wait(LIST_TIMEOUT_MS)]))
    if (resubmittedId !== undefined) {
      // A running reconciliation may find it although this reading failed.
      const isReconciling = () => selectReconciling(getState()).includes(resubmittedId)
      while (isReconciling() && performance.now() - pressedAt < LIST_TIMEOUT_MS) await wait(POLL_MS)
      // A second press may have stored it meanwhile where neither locks nor storage are available.
      if (isKnown(getState(), id)) return
      if (rows !== undefined) dispatch(storeReconciliation(resubmittedId, rows))
      if (isClosed(readCurrentReceipt(getState(), resubmittedId)) || !write()) return
      dispatch(changeReceipt(resubmittedId, { resubmittedAs: id }))
    }
    if (isTooLate(pressedAt)) {
      dispatch(storeOutcome(id, 'not-accepted', { wasNotSent: true }))
      return
    }
    const before =
      rows === 'unreachable'
        ? { wasUnreachable: true }
        : rows && { idsBefore: rows.map((row) => row.id), confirmedBefore }
    dispatch(changeReceipt(id, { ...before, sentAt: new Date().toISOString() }))
    dispatch(storeOutcome(id, await dispatch(postSubmission(submission, guest))))
  }
}

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
function isTooLate(pressedAt: number): boolean {
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
    const failure = isCallError(error) ? error : ({ status: 'network' } as const) // The call was interrupted.
    if (failure.status === 'network') await wait(UNLOAD_MS)
    return outcomeOf(failure)
  }
}

const AMBIGUOUS_STATUSES: readonly CallError['status'][] = [408, 409, 425, 429]

/** The outcome of a settled call. Without an error the hotel confirmed it; only a definite 4xx means it was not accepted. */
export function outcomeOf(error: Pick<CallError, 'status'> | undefined): Outcome {
  if (error === undefined) return 'confirmed'
  return isClientError(error) && !AMBIGUOUS_STATUSES.includes(error.status) ? 'not-accepted' : 'unknown'
}

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
function sendUnderLock(id: string, name: string, send: () => Promise<void>): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(sendingBegun(id))
    try {
      await withSubmissionLock(name, send)
    } finally {
      dispatch(sendingEnded(id))
    }
  }
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
