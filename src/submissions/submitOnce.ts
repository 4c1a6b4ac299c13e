import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { wait } from '#src/lib/wait.ts'
import { selectGuest, submissionBegun, submissionEnded } from '#src/session/session.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { changeReceipt, currentReceipt, storeOutcome, storeReceipt } from './changeReceipt.ts'
import { storeReconciliation, readRows, runningReconciliation } from './reconcileReceipt.ts'
import type { Rows } from './hotelLists.ts'
import type { Body, Content, Kind, Receipt } from './receipt.ts'
import { receiptsFollowed, selectReceipts } from './receiptsSlice.ts'
import { postSubmission } from './postSubmission.ts'
import { isStored, readReceipts } from './storage.ts'
import { withSubmissionLock } from './submissionLock.ts'
import type { Dispatch, State, Thunk } from './thunk.ts'
import { guestScopeOf } from './guestScope.ts'

/** A guest waits this long on the confirming page; after it the success page goes on saying "sending". */
export const MAX_WAIT_MS = 4_000

/** A submission waits this long for what the hotel lists already; then it is sent without knowing. */
const LIST_PATIENCE_MS = 2_000

/** What a guest confirmed. `id` was minted on entering the last step, so one confirmation is sent at most once. */
export type NewSubmission = {
  [K in Kind]: {
    readonly id: string
    readonly kind: K
    readonly content: Content<K>
    readonly body: Body<K>
    /** The id of the receipt that the guest sends again with this. */
    readonly again?: string | undefined
  }
}[Kind]

/** Where the guest goes next: on to the success page of a receipt, or nowhere because the hotel ended the session. */
export type Next = { readonly shows: string } | 'signed-out'

type ReadRows = typeof readRows

function receiptOf({ again: _older, ...kept }: NewSubmission, { personId, roomNumber }: GuestSession): Receipt {
  const room = roomNumber === undefined ? {} : { roomNumber }
  return { ...kept, personId, ...room, createdAt: new Date().toISOString(), outcome: 'sending' }
}

/**
 * The one path of every submission: a receipt is written before the call, the call is made once, and its outcome is kept.
 * An id that already has a receipt, in this tab or another, is not sent again, and neither is an older receipt for the
 * second time, or one that the hotel turns out to have by now. `read` reads what the hotel lists before the call, so that a
 * lost answer can be looked for later. Settles with the call, or after 4 s; never rejects.
 */
export function submitOnce(submission: NewSubmission, read?: ReadRows): Thunk<Promise<Next>> {
  return async (dispatch, getState) => {
    const guest = selectGuest(getState())
    if (guest === null) return 'signed-out'
    const { id, again } = submission
    const mark = guestScopeOf(guest.personId)?.mark
    const sent = withSubmissionLock(again ?? id, () => dispatch(postWithReceipt(submission, { guest, mark, read })))
    await Promise.race([
      sent.catch((error: unknown) => dispatch(noteFailure(submission, guest, mark, error))),
      wait(MAX_WAIT_MS),
    ])
    if (selectGuest(getState())?.sessionId !== guest.sessionId) return 'signed-out'
    const older = again === undefined || isKnown(getState(), id) ? undefined : currentReceipt(getState(), again)
    return { shows: older === undefined ? id : (older.sentAgainAs ?? older.id) }
  }
}

function isKnown(state: State, id: string): boolean {
  return isStored(id) || currentReceipt(state, id) !== undefined
}

/** A fault of the app on the way to the call, or in it: nobody knows whether the hotel has it, and the guest is told so. */
function noteFailure(
  submission: NewSubmission,
  guest: GuestSession,
  mark: string | undefined,
  error: unknown,
): Thunk<void> {
  return (dispatch, getState) => {
    console.error('A submission failed before it settled', error)
    if (!isKnown(getState(), submission.id)) dispatch(storeReceipt(receiptOf(submission, guest), mark))
    dispatch(storeOutcome(submission.id, 'unknown'))
  }
}

/** The rows of the hotel's list before anything is sent, after any check of the older receipt; `undefined` after 2 s. */
function rowsBefore({ kind, again }: NewSubmission, { personId }: GuestSession, read: ReadRows): Thunk<Promise<Rows>> {
  return async (dispatch) => {
    const reading = dispatch(read(kind, personId)).then(async (rows) => {
      if (again !== undefined) await dispatch(runningReconciliation(again))
      return rows
    })
    return Promise.race([reading, wait(LIST_PATIENCE_MS)])
  }
}

function confirmedNow(kind: Kind): Thunk<string[]> {
  return (dispatch, getState) => {
    dispatch(receiptsFollowed(readReceipts()))
    const confirmed = selectReceipts(getState()).filter((each) => each.kind === kind && each.outcome === 'confirmed')
    return confirmed.map(({ id }) => id)
  }
}

/** Whether what the guest sends again has not gone again yet, and is still not accepted or not answered. */
function isStillDue(again: string, rows: Rows): Thunk<boolean> {
  return (dispatch, getState) => {
    if (rows !== undefined) dispatch(storeReconciliation(again, rows))
    const older = currentReceipt(getState(), again)
    if (older === undefined) return true
    return older.sentAgainAs === undefined && (older.outcome === 'not-accepted' || older.outcome === 'unknown')
  }
}

interface Circumstances {
  readonly guest: GuestSession
  /** The visit in which the guest confirmed it. */
  readonly mark: string | undefined
  readonly read: ReadRows | undefined
}

function postWithReceipt(submission: NewSubmission, { guest, mark, read }: Circumstances): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, kind, again } = submission
    const write = () => dispatch(storeReceipt(receiptOf(submission, guest), mark))
    if (isKnown(getState(), id) || (again === undefined && !write())) return
    dispatch(submissionBegun())
    try {
      const confirmedBefore = dispatch(confirmedNow(kind))
      const rows = read && (await dispatch(rowsBefore(submission, guest, read)))
      if (again !== undefined) {
        // Known by now where neither locks nor storage keep a second press out.
        if (isKnown(getState(), id) || !dispatch(isStillDue(again, rows)) || !write()) return
        dispatch(changeReceipt(again, { sentAgainAs: id }))
      }
      if (rows === 'unreachable') dispatch(changeReceipt(id, { wasUnreachable: true }))
      else if (rows !== undefined)
        dispatch(changeReceipt(id, { idsBefore: rows.map((row) => row.id), confirmedBefore }))
      dispatch(storeOutcome(id, await dispatch(postSubmission(submission, guest))))
    } finally {
      dispatch(submissionEnded())
    }
  }
}

/** Gives `send`, which submits and says where the guest goes next. */
export function useSubmission(): { send: (submission: NewSubmission) => Promise<Next> } {
  const dispatch = useDispatch<Dispatch>()
  const submitIt = useCallback((submission: NewSubmission) => dispatch(submitOnce(submission, readRows)), [dispatch])
  return { send: submitIt }
}
