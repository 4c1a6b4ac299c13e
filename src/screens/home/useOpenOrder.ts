import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { receivedWhen } from '#src/hotel/receivedDays.ts'
import { hotelDay } from '#src/hotel/stayDays.ts'
import { useStatusRefresh } from '#src/hotel/useStatusRefresh.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import { readStoredResponse } from '#src/offline/readStoredResponse.ts'
import { keyOf } from '#src/offline/storedResponses.ts'
import { orderList, type Order } from '#src/schemas/orders.ts'
import { selectGuest } from '#src/session/session.ts'
import type { ReceiptOf } from '#src/submissions/receipts/receipt.ts'
import { selectReceipts } from '#src/submissions/receipts/receiptsSlice.ts'
import { isReplaced } from '#src/submissions/sending/resubmit.ts'

/** An order that is on its way: as the hotel lists it, with when the list was read, or as this device sent it. */
export type OpenOrder = { readonly order: Order; readonly readAt: number } | { readonly receipt: ReceiptOf<'order'> }

/** A receipt says for so long that an order is on its way, where no list has been read since. */
const RECENT_MS = 90 * 60_000

/** The guest's orders as they were last read, without a call. */
function useKnownOrders() {
  const personId = useSelector(selectGuest)?.personId
  const select = useMemo(() => hotelApi.endpoints.getOrders.select(personId ?? skipToken), [personId])
  const { data, fulfilledTimeStamp = 0 } = useSelector(select)
  const key = keyOf({ endpointName: 'getOrders', originalArgs: personId }, personId)
  const stored = useMemo(() => (key === undefined ? undefined : readStoredResponse(key, orderList)), [key])
  return data === undefined ? stored : { response: data, at: fulfilledTimeStamp }
}

/**
 * Today's newest order that is neither finished nor declined; `undefined` where this device knows of none. While there is one, the hotel's
 * list is read, and read again by itself (spec 2.78).
 */
export function useOpenOrder(now: Date, timeZone: string): OpenOrder | undefined {
  const open = useKnownOpenOrder(now, timeZone)
  const personId = useSelector(selectGuest)?.personId
  const { refetch } = hotelApi.useGetOrdersQuery(open === undefined ? skipToken : (personId ?? skipToken))
  useStatusRefresh(open !== undefined, [refetch])
  return open
}

function useKnownOpenOrder(now: Date, timeZone: string): OpenOrder | undefined {
  const receipts = useSelector(selectReceipts)
  const known = useKnownOrders()
  const receipt = receipts.filter((each) => each.kind === 'order').at(-1)
  const sentAt = Date.parse(receipt?.createdAt ?? '')
  const isNewer = sentAt > (known?.at ?? 0) && now.getTime() - sentAt < RECENT_MS
  if (receipt !== undefined && isNewer && receipt.outcome !== 'not-accepted' && !isReplaced(receipt)) return { receipt }
  if (known === undefined) return undefined
  const today = hotelDay(now, timeZone)
  const when = ({ reservationDate }: Order) => receivedWhen(reservationDate, timeZone)
  const open = known.response.filter((order) => isUnfinished(order) && when(order)?.day === today)
  const [order] = open.sort((one, other) => (when(other)?.time ?? '').localeCompare(when(one)?.time ?? ''))
  return order && { order, readAt: known.at }
}
