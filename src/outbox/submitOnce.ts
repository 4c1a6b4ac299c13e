import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { appTime } from '#src/lib/time.ts'
import { wait } from '#src/lib/timeout.ts'
import { loggedOutElsewhere, selectGuest } from '#src/session/session.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import {
  changeReceipt,
  markUnknown,
  readCurrentReceipt,
  storeOutcome,
  storeReceipt,
  syncReceipts,
} from './changeReceipt.ts'
import { readRows, storeReconciliation, type Rows } from './reconcileReceipt.ts'
import type { Receipt } from './receipt.ts'
import { selectConfirmedIds, selectReconciling, type Dispatch, type State, type Thunk } from './receiptsSlice.ts'
import { isTooLate, postSubmission } from './postSubmission.ts'
import { isStored } from './storedReceipts.ts'
import { sendUnderLock } from './submissionLock.ts'
import { guestScopeOf } from '#src/session/guestScope.ts'
import type { RequestBody, Content, Kind } from './kinds.ts'

/** The guest waits this long on the last step; after that the success page shows "sending". */
export const MAX_WAIT_MS = 4_000

/** A submission waits this long for the hotel's list before it; then it is sent without `idsBefore`. */
const LIST_TIMEOUT_MS = 2_000

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

function receiptOf(
  { resubmittedId: _resubmittedId, ...submission }: NewSubmission,
  { personId, roomNumber }: GuestSession,
): Receipt {
  const room = roomNumber === undefined ? {} : { roomNumber }
  return { ...submission, personId, ...room, createdAt: appTime().toISOString(), outcome: 'sending' }
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

/** How often to check whether a running reconciliation has ended. */
const POLL_MS = 50

/** The rows of the hotel's list before the call. Waits for a running reconciliation of `resubmittedId`; `undefined` after 2 s. */
function readRowsBefore(
  { kind, resubmittedId }: NewSubmission,
  { personId }: GuestSession,
  read: ReadRows,
): Thunk<Promise<Rows>> {
  return async (dispatch, getState) => {
    async function readAndWait(): Promise<Rows> {
      const deadline = performance.now() + LIST_TIMEOUT_MS
      const rows = await dispatch(read(kind, personId))
      if (resubmittedId !== undefined) {
        const isReconciling = () => selectReconciling(getState()).includes(resubmittedId)
        while (isReconciling() && performance.now() < deadline) await wait(POLL_MS)
      }
      return rows
    }
    return Promise.race([readAndWait(), wait(LIST_TIMEOUT_MS)])
  }
}

/** Whether a receipt was not resubmitted yet and is still `not-accepted` or `unknown`. */
function isStillOpen({ resubmittedAs, outcome }: Receipt): boolean {
  return resubmittedAs === undefined && (outcome === 'not-accepted' || outcome === 'unknown')
}

interface SubmissionContext {
  readonly guest: GuestSession
  /** The id of the guest scope in which the guest placed it. */
  readonly scopeId: string
  readonly read: ReadRows | undefined
  /** When the guest placed it, by the monotonic clock (ms). */
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
    const rows = read && (await dispatch(readRowsBefore(submission, guest, read)))
    if (resubmittedId !== undefined) {
      // A second press may have stored it meanwhile where neither locks nor storage are available.
      if (isKnown(getState(), id)) return
      if (rows !== undefined) dispatch(storeReconciliation(resubmittedId, rows))
      const older = readCurrentReceipt(getState(), resubmittedId)
      if ((older !== undefined && !isStillOpen(older)) || !write()) return
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

/** Returns `submitOnce`, bound to the store and the hotel's lists. */
export function useSubmitOnce(): (submission: NewSubmission) => Promise<SubmitResult> {
  const dispatch = useDispatch<Dispatch>()
  return useCallback((submission) => dispatch(submitOnce(submission, readRows)), [dispatch])
}
