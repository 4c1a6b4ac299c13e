import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { selectGuest } from '#src/session/session.ts'
import type { Id } from '#src/wire/fields.ts'
import type { GuestSession } from '#src/wire/session.ts'
import { alone } from './alone.ts'
import { changeReceipt, settleReceipt, writeReceipt } from './changeReceipt.ts'
import { checkReceipt, readBaseline } from './checkReceipt.ts'
import type { Body, Content, Kind, Receipt } from './receipt.ts'
import { selectReceipt } from './receiptsSlice.ts'
import { send } from './send.ts'
import { isKept, readReceipt } from './storage.ts'
import type { Dispatch, State, Thunk } from './thunk.ts'

/** A guest waits this long on the confirming page; after it the success page goes on saying "sending". */
export const PATIENCE_MS = 4_000

/** A submission waits this long for what the hotel lists already; then it is sent without knowing. */
const BASELINE_PATIENCE_MS = 2_000

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

type ReadIds = (kind: Kind, personId: Id) => Thunk<Promise<Id[] | undefined>>

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function receiptOf({ again: _older, ...kept }: NewSubmission, { personId, roomNumber }: GuestSession): Receipt {
  const room = roomNumber === undefined ? {} : { roomNumber }
  return { ...kept, personId, ...room, createdAt: new Date().toISOString(), outcome: 'sending' }
}

/**
 * The one path of every submission: a receipt is written before the call, the call is made once, and its outcome is kept.
 * An id that already has a receipt, in this tab or another, is not sent again, and neither is an older receipt for the
 * second time, or one that the hotel turns out to list by now. `readIds` reads what the hotel lists before the call, so
 * that a lost answer can be looked for later. Settles with the call, or after 4 s.
 */
export function submit(submission: NewSubmission, readIds?: ReadIds): Thunk<Promise<Next>> {
  return async (dispatch, getState) => {
    const guest = selectGuest(getState())
    if (guest === null) return 'signed-out'
    const { id, again } = submission
    await Promise.race([alone(again ?? id, () => dispatch(sendOnce(submission, guest, readIds))), wait(PATIENCE_MS)])
    if (selectGuest(getState())?.sessionId !== guest.sessionId) return 'signed-out'
    const older = again === undefined || isKnown(getState(), id) ? undefined : find(getState(), again)
    return { shows: older === undefined ? id : (older.sentAgainAs ?? older.id) }
  }
}

function find(state: State, id: string): Receipt | undefined {
  return readReceipt(id) ?? selectReceipt(state, id)
}

function isKnown(state: State, id: string): boolean {
  return isKept(id) || find(state, id) !== undefined
}

/** Whether what the guest sends again has not gone again yet, nor, as far as can be seen in time, come to the hotel after all. */
function isStillDue(again: string): Thunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    await Promise.race([dispatch(checkReceipt(again)), wait(BASELINE_PATIENCE_MS)])
    const older = find(getState(), again)
    return older === undefined || (older.sentAgainAs === undefined && older.outcome !== 'probably-received')
  }
}

function sendOnce(submission: NewSubmission, guest: GuestSession, readIds?: ReadIds): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, kind, again } = submission
    if (isKnown(getState(), id) || (again !== undefined && !(await dispatch(isStillDue(again))))) return
    dispatch(writeReceipt(receiptOf(submission, guest)))
    if (again !== undefined) dispatch(changeReceipt(again, { sentAgainAs: id }))
    const reading = readIds && dispatch(readIds(kind, guest.personId))
    const baseline = reading && (await Promise.race([reading, wait(BASELINE_PATIENCE_MS)]))
    if (baseline !== undefined) dispatch(changeReceipt(id, { baseline }))
    dispatch(settleReceipt(id, await dispatch(send(submission, guest))))
  }
}

/** Gives `send`, which submits and says where the guest goes next. */
export function useSubmission(): { send: (submission: NewSubmission) => Promise<Next> } {
  const dispatch = useDispatch<Dispatch>()
  const submitIt = useCallback((submission: NewSubmission) => dispatch(submit(submission, readBaseline)), [dispatch])
  return { send: submitIt }
}
