import { isAnyOf } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { readGuest } from '#src/session/storage.ts'
import { keyOf, writeAnswer, type Question } from './storage.ts'

const calls = hotelApi.endpoints

/** Tells an answer of the hotel that this phone keeps: to a read, straight from the network. */
export const isAnswer = isAnyOf(
  calls.getMenus.matchFulfilled,
  calls.getProducts.matchFulfilled,
  calls.getOrders.matchFulfilled,
  calls.getReservations.matchFulfilled,
  calls.getReports.matchFulfilled,
  calls.getAmenityRequests.matchFulfilled,
)

interface Answer {
  readonly payload: unknown
  readonly meta: { readonly arg: Question; readonly fulfilledTimeStamp: number }
}

/** Keeps an answer on this phone, unless its guest has signed out meanwhile, here or in another tab. */
export function keepAnswer({ payload: answer, meta: { arg, fulfilledTimeStamp: at } }: Answer): void {
  const key = keyOf(arg, readGuest()?.personId)
  if (key !== undefined) writeAnswer(key, { at, answer })
}
