import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { isCallError } from '#src/api/callError.ts'
import { selectConfig, type WithConfig } from '#src/config/configSlice.ts'
import { selectGuest, type WithSession } from '#src/session/session.ts'
import type { OrderBody } from '#src/wire/orders.ts'
import { outcomeOf, type OrderContent, type Receipt } from './receipt.ts'
import { receiptSettled, receiptWritten, selectAllReceipts, selectReceipts, type WithReceipts } from './receiptsSlice.ts'
import { readReceipts, writeReceipts } from './storage.ts'

/** A guest waits this long on the confirming page; after it the success page goes on saying "sending". */
export const PATIENCE_MS = 4_000

/** What a guest confirmed. `id` was minted on entering the last step, so one confirmation is sent at most once. */
export interface NewSubmission {
  readonly id: string
  readonly kind: 'order'
  readonly content: OrderContent
  readonly body: OrderBody
}

/** Where the guest goes next: on to the success page, or nowhere because the hotel ended the session. */
export type Next = 'success-page' | 'signed-out'

type State = WithConfig & WithSession & WithReceipts & { [hotelApi.reducerPath]: ReturnType<typeof hotelApi.reducer> }
type Thunk = ThunkAction<Promise<Next>, State, unknown, UnknownAction>

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function receiptOf(submission: NewSubmission, guest: { personId: Receipt['personId']; roomNumber?: string | undefined }): Receipt {
  const { id, kind, content } = submission
  const room = guest.roomNumber === undefined ? {} : { roomNumber: guest.roomNumber }
  return { id, kind, content, personId: guest.personId, ...room, createdAt: new Date().toISOString(), outcome: 'sending' }
}

/**
 * The one path of every submission: a receipt is written before the call, the call is made once, and its outcome is kept.
 * An id that already has a receipt, in this tab or another, is not sent again. Settles with the call, or after 4 s.
 */
export function submit(submission: NewSubmission): Thunk {
  return async (dispatch, getState) => {
    const guest = selectGuest(getState())
    if (guest === null) return 'signed-out'
    const known = [...selectReceipts(getState()), ...readReceipts()].some((receipt) => receipt.id === submission.id)
    if (known) return 'success-page'
    dispatch(receiptWritten(receiptOf(submission, guest)))
    writeReceipts(selectAllReceipts(getState()))
    const call = dispatch(
      hotelApi.endpoints.placeOrder.initiate({
        personId: guest.personId,
        body: submission.body,
        ...(selectConfig(getState()).idempotencyKey && { submissionId: submission.id }),
      }),
    ).then(({ error }) => {
      const outcome = outcomeOf(error === undefined || isCallError(error) ? error : { status: 'network', message: 'interrupted' })
      dispatch(receiptSettled({ id: submission.id, outcome }))
      writeReceipts(selectAllReceipts(getState()))
    })
    await Promise.race([call, wait(PATIENCE_MS)])
    return selectGuest(getState())?.sessionId === guest.sessionId ? 'success-page' : 'signed-out'
  }
}

/** Gives `send`, which submits and says where the guest goes next. */
export function useSubmission(): { send: (submission: NewSubmission) => Promise<Next> } {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  const send = useCallback((submission: NewSubmission) => dispatch(submit(submission)), [dispatch])
  return { send }
}
