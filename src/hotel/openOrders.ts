import type { Order } from '#src/schemas/orders.ts'
import { receivedWhen, hotelDay } from './hotelClock.ts'
import { isUnfinished } from './statuses.ts'

/** After midnight, the orders of the evening before count for so long: the hotel lists their day only. */
const NIGHT_MS = 6 * 60 * 60_000

/** The orders of a list that are on their way, the newest first: one that the hotel never closes is not, once its day is over. */
export function openOrders(orders: readonly Order[], now: Date, timeZone: string): Order[] {
  const firstDay = hotelDay(new Date(now.getTime() - NIGHT_MS), timeZone)
  const moment = ({ reservationDate }: Order) => {
    const { day = '', time = '' } = receivedWhen(reservationDate, timeZone) ?? {}
    return day + time
  }
  const open = orders.filter((order) => isUnfinished(order) && moment(order) >= firstDay)
  return open.sort((one, other) => moment(other).localeCompare(moment(one)))
}
