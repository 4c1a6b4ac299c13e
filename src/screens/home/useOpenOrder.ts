import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { openOrders } from '#src/hotel/statuses.ts'
import { useStatusRefresh } from '#src/hotel/useStatusUpdates.ts'
import { readStoredResponse, keyOf } from '#src/offline/storedResponses.ts'
import { clockAhead } from '#src/lib/time.ts'
import { orderList, type Order } from '#src/schemas/orders.ts'
import { selectGuest } from '#src/session/session.ts'
import { type ReceiptOf, isReplaced } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { savesData } from '#src/ui/photos.tsx'

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
 * The guest's newest order that is neither finished nor declined; `undefined` where there is none. The hotel's list is read once: where the
 * guest saves data, only if this device knows of such an order. While there is one, the list is read again by itself (spec 2.78).
 */
export function useOpenOrder(): OpenOrder | undefined {
  const known = useKnownOrders()
  const open = useKnownOpenOrder(known)
  const personId = useSelector(selectGuest)?.personId ?? skipToken
  const { refetch } = hotelApi.useGetOrdersQuery(open === undefined && savesData() ? skipToken : personId)
  useStatusRefresh(open !== undefined, [refetch], known?.at)
  return open
}

function useKnownOpenOrder(known: ReturnType<typeof useKnownOrders>) {
  const now = useMinute()
  const { timeZone } = useConfig()
  const receipts = useSelector(selectReceipts)
  const receipt = receipts.filter((each) => each.kind === 'order').at(-1)
  // The device's clock, by which the list was read.
  const sentAt = Date.parse(receipt?.sentAt ?? receipt?.createdAt ?? '')
  const isNewer = sentAt > (known?.at ?? 0) && now.getTime() - clockAhead() - sentAt < RECENT_MS
  if (receipt !== undefined && isNewer && receipt.outcome !== 'not-accepted' && !isReplaced(receipt)) return { receipt }
  if (known === undefined) return undefined
  const [order] = openOrders(known.response, now, timeZone)
  return order && { order, readAt: known.at }
}
