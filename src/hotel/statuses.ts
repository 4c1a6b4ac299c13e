import type { StatusTone } from '#src/ui/feedback/StatusPill.tsx'
import type { Order } from '#src/schemas/orders.ts'
import { hotelDay, newestFirst, receivedWhen } from './hotelClock.ts'

/** The key of its text, its tone, and the step that it stands for: one that ends a record has none (spec 4.9). */
type Known = readonly [name: string, tone: StatusTone, step?: number]
type Table = Readonly<Record<string, Known>>

/** The reading of a received status; without a `name` where it is unknown. */
export interface StatusReading<Name extends string> {
  readonly name?: Name
  readonly tone: StatusTone
  readonly step?: number | undefined
}

const shared = {
  CREATED: ['created', 'neutral', 0],
  PENDING: ['created', 'neutral', 0],
  ACCEPTED: ['accepted', 'info', 1],
  CONFIRMED: ['accepted', 'info', 1],
  COMPLETED: ['completed', 'success'],
  CANCELLED: ['cancelled', 'warning'],
  CANCELED: ['cancelled', 'warning'],
  REJECTED: ['rejected', 'danger'],
} as const satisfies Table

/** The statuses of an order that have a text. The spec names only `CREATED`; a status that is not listed here is shown as received (spec 4.9). */
export const orderStatuses = {
  ...shared,
  IN_PROGRESS: ['preparing', 'info', 1],
  PREPARING: ['preparing', 'info', 1],
  ON_THE_WAY: ['onTheWay', 'info', 2],
  DELIVERED: ['delivered', 'success'],
} as const satisfies Table

/** The same for amenity requests and problem reports. */
export const requestStatuses = {
  ...shared,
  IN_PROGRESS: ['inProgress', 'info', 2],
  DONE: ['completed', 'success'],
  RESOLVED: ['completed', 'success'],
} as const satisfies Table

/** The steps of an order and of a request, by the names of their statuses. */
export const orderSteps = ['created', 'accepted', 'onTheWay', 'delivered'] as const
export const requestSteps = ['created', 'accepted', 'inProgress', 'completed'] as const

/** Looks up a status, ignoring case, spaces and hyphens. */
function readerOf<T extends Table>(table: T) {
  return (status: string): StatusReading<T[keyof T][0]> => {
    const key = status
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_')
    const known = Object.hasOwn(table, key) ? table[key] : undefined
    if (known === undefined) return { tone: 'neutral' }
    const [name, tone, step] = known
    return { name, tone, step }
  }
}

export const orderStatus = readerOf(orderStatuses)
export const requestStatus = readerOf(requestStatuses)

/** Whether a record with this status may still change. */
export function isUnfinished({ status = '' }: { readonly status?: string | undefined }): boolean {
  return (orderStatus(status).step ?? requestStatus(status).step) !== undefined
}

/** Whether the hotel has declined or cancelled the order. */
export function isRefused({ status = '' }: Order): boolean {
  const { name } = orderStatus(status)
  return name === 'rejected' || name === 'cancelled'
}

/** After midnight, the orders of the evening before count for so long: the hotel lists their day only. */
const NIGHT_MS = 6 * 60 * 60_000

/** The orders of a list that are on their way, the newest first: one that the hotel never closes is not, once its day is over. */
export const openOrders = (...args: Parameters<typeof ordersOfToday>) => ordersOfToday(...args).filter(isUnfinished)

/** Today's orders, the newest first. */
export function ordersOfToday(orders: readonly Order[], now: Date, timeZone: string): Order[] {
  const firstDay = hotelDay(new Date(now.getTime() - NIGHT_MS), timeZone)
  const moment = ({ reservationDate }: Order) => {
    const { day = '', time = '' } = receivedWhen(reservationDate, timeZone) ?? {}
    return day + time
  }
  return newestFirst(
    orders.filter((order) => moment(order) >= firstDay),
    moment,
  )
}
