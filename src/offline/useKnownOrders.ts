import { skipToken } from '@reduxjs/toolkit/query'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { Id } from '#src/schemas/fields.ts'
import { orderList } from '#src/schemas/orders.ts'
import { keyOf, readStoredResponse } from './storedResponses.ts'

/** The guest's orders as they were last read, also when the app was last open, without a call. */
export function useKnownOrders(personId: Id | undefined) {
  const { currentData, fulfilledTimeStamp = 0 } = hotelApi.endpoints.getOrders.useQueryState(personId ?? skipToken)
  if (currentData) return { response: currentData, at: fulfilledTimeStamp }
  const key = keyOf({ endpointName: 'getOrders' }, personId)
  return key === undefined ? undefined : readStoredResponse(key, orderList)
}
