import { isAnyOf } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { readGuest } from '#src/session/storage.ts'
import { keyOf, writeStoredResponse, type QueryKey } from './storage.ts'

const calls = hotelApi.endpoints

/** Tells an answer of the hotel that this phone keeps: to a read, straight from the network. */
export const isQueryResponse = isAnyOf(
  calls.getMenus.matchFulfilled,
  calls.getProducts.matchFulfilled,
  calls.getOrders.matchFulfilled,
  calls.getReservations.matchFulfilled,
  calls.getReports.matchFulfilled,
  calls.getAmenityRequests.matchFulfilled,
)

interface Answer {
  readonly payload: unknown
  readonly meta: { readonly arg: QueryKey; readonly fulfilledTimeStamp: number }
}

/** Keeps an answer on this phone, unless its guest has signed out meanwhile, here or in another tab. */
export function storeResponse({ payload: answer, meta: { arg, fulfilledTimeStamp: at } }: Answer): void {
  const key = keyOf(arg, readGuest()?.personId)
  if (key !== undefined) writeStoredResponse(key, { at, answer })
}
