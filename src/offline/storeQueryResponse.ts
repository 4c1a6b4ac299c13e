import { isAnyOf } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { readGuest } from '#src/session/session.ts'
import { keyOf, writeStoredResponse, type QueryKey } from './storedResponses.ts'

const calls = hotelApi.endpoints

/** Matches the fulfilled actions of the queries whose responses are stored. */
export const isQueryResponse = isAnyOf(
  calls.getMenus.matchFulfilled,
  calls.getProducts.matchFulfilled,
  calls.getOrders.matchFulfilled,
  calls.getReservations.matchFulfilled,
  calls.getReports.matchFulfilled,
  calls.getAmenityRequests.matchFulfilled,
)

interface FulfilledQuery {
  readonly payload: unknown
  readonly meta: { readonly arg: QueryKey; readonly fulfilledTimeStamp: number }
}

/** Stores a response in local storage, unless its guest has signed out meanwhile, here or in another tab. */
export function storeQueryResponse({ payload: response, meta: { arg, fulfilledTimeStamp: at } }: FulfilledQuery): void {
  const key = keyOf(arg, readGuest()?.personId)
  if (key !== undefined) writeStoredResponse(key, { at, response })
}
