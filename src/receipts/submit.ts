import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { isCallError, type CallError } from '#src/api/callError.ts'
import { selectConfig, type WithConfig } from '#src/config/configSlice.ts'
import { selectGuest, type WithSession } from '#src/session/session.ts'
import type { Id } from '#src/wire/fields.ts'
import type { OrderBody } from '#src/wire/orders.ts'
import type { RatingBody } from '#src/wire/ratings.ts'
import type { ReportBody } from '#src/wire/reports.ts'
import type { AmenityRequestBody } from '#src/wire/requests.ts'
import type { ReservationBody } from '#src/wire/reservations.ts'
import type { GuestSession } from '#src/wire/session.ts'
import { outcomeOf, type Content, type Kind, type Receipt } from './receipt.ts'
import { receiptSettled, receiptWritten, selectReceipts, type WithReceipts } from './receiptsSlice.ts'
import { isKept, keepReceipt } from './storage.ts'

/** A guest waits this long on the confirming page; after it the success page goes on saying "sending". */
export const PATIENCE_MS = 4_000

/** What goes into each call's body (spec 3). */
export interface Bodies {
  order: OrderBody
  reservation: ReservationBody
  problem: ReportBody
  request: AmenityRequestBody
  rating: RatingBody
}

/** What a guest confirmed. `id` was minted on entering the last step, so one confirmation is sent at most once. */
export type NewSubmission = {
  [K in Kind]: { readonly id: string; readonly kind: K; readonly content: Content<K>; readonly body: Bodies[K] }
}[Kind]

/** Where the guest goes next: on to the success page, or nowhere because the hotel ended the session. */
export type Next = 'success-page' | 'signed-out'

type State = WithConfig & WithSession & WithReceipts & { [hotelApi.reducerPath]: ReturnType<typeof hotelApi.reducer> }
type Thunk = ThunkAction<Promise<Next>, State, unknown, UnknownAction>

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function receiptOf({ body: _sent, ...kept }: NewSubmission, { personId, roomNumber }: GuestSession): Receipt {
  const room = roomNumber === undefined ? {} : { roomNumber }
  return { ...kept, personId, ...room, createdAt: new Date().toISOString(), outcome: 'sending' }
}

function callOf({ id, ...submission }: NewSubmission, personId: Id, withKey: boolean) {
  const common = { personId, ...(withKey && { submissionId: id }) }
  const { placeOrder, reserveTable, reportProblem, requestAmenity, leaveRating } = hotelApi.endpoints
  switch (submission.kind) {
    case 'order':
      return placeOrder.initiate({ ...common, body: submission.body })
    case 'reservation':
      return reserveTable.initiate({ ...common, body: submission.body })
    case 'problem':
      return reportProblem.initiate({ ...common, body: submission.body })
    case 'request':
      return requestAmenity.initiate({ ...common, body: submission.body })
    case 'rating':
      return leaveRating.initiate({ ...common, body: submission.body })
  }
}

type Call = ReturnType<typeof callOf>

/** Makes the call once and gives its error, or nothing when the hotel confirmed it. */
async function answerTo(dispatch: ThunkDispatch<State, unknown, UnknownAction>, call: Call): Promise<CallError | undefined> {
  const { error } = await dispatch(call as ReturnType<typeof hotelApi.endpoints.placeOrder.initiate>) // all five answer alike
  if (error === undefined || isCallError(error)) return error
  return { status: 'network', message: 'The call was interrupted' }
}

/**
 * The one path of every submission: a receipt is written before the call, the call is made once, and its outcome is kept.
 * An id that already has a receipt, in this tab or another, is not sent again. Settles with the call, or after 4 s.
 */
export function submit(submission: NewSubmission): Thunk {
  return async (dispatch, getState) => {
    const guest = selectGuest(getState())
    if (guest === null) return 'signed-out'
    const { id } = submission
    if (selectReceipts(getState()).some((known) => known.id === id) || isKept(id)) return 'success-page'
    const receipt = receiptOf(submission, guest)
    dispatch(receiptWritten(receipt))
    keepReceipt(receipt)
    const call = answerTo(dispatch, callOf(submission, guest.personId, selectConfig(getState()).idempotencyKey)).then((error) => {
      const outcome = outcomeOf(error)
      dispatch(receiptSettled({ id, outcome }))
      if (isKept(id)) keepReceipt({ ...receipt, outcome })
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
