import type { StatusTone } from '#src/ui/feedback/StatusPill.tsx'
import type { Order } from '#src/schemas/orders.ts'
import { receivedWhen, hotelDay } from './hotelClock.ts'

type Known = readonly [name: string, tone: StatusTone]
type Table = Readonly<Record<string, Known>>

/** The text and tone of a received status; `name` is the key of its text, `undefined` for an unknown status. */
export interface StatusReading<Name extends string> {
  readonly name?: Name
  readonly tone: StatusTone
}

const shared = {
  CREATED: ['created', 'neutral'],
  PENDING: ['created', 'neutral'],
  ACCEPTED: ['accepted', 'info'],
  CONFIRMED: ['accepted', 'info'],
  COMPLETED: ['completed', 'success'],
  CANCELLED: ['cancelled', 'warning'],
  CANCELED: ['cancelled', 'warning'],
  REJECTED: ['rejected', 'danger'],
} as const satisfies Table

/** The statuses of an order that have a text. The spec names only `CREATED`; a status that is not listed here is shown as received (spec 4.9). */
export const orderStatuses = {
  ...shared,
  IN_PROGRESS: ['preparing', 'info'],
  PREPARING: ['preparing', 'info'],
  ON_THE_WAY: ['onTheWay', 'info'],
  DELIVERED: ['delivered', 'success'],
} as const satisfies Table

/** The same for amenity requests and problem reports. */
export const requestStatuses = {
  ...shared,
  IN_PROGRESS: ['inProgress', 'info'],
  DONE: ['completed', 'success'],
  RESOLVED: ['completed', 'success'],
} as const satisfies Table

type NameOf<T extends Table> = T[keyof T][0]

/** Looks up the status of an order, ignoring case, spaces and hyphens. */
export function orderStatus(status: string): StatusReading<NameOf<typeof orderStatuses>> {
  return read(orderStatuses, status)
}

/** Looks up the status of an amenity request or a problem report in the same way. */
export function requestStatus(status: string): StatusReading<NameOf<typeof requestStatuses>> {
  return read(requestStatuses, status)
}

/** The steps of an order and of a request, by the names of their statuses. */
export const orderSteps = ['created', 'accepted', 'onTheWay', 'delivered'] as const
export const requestSteps = ['created', 'accepted', 'inProgress', 'completed'] as const

/** The step that each known status stands for. A status that ends a record without its being done has none (spec 4.9). */
const stepOf: Readonly<Record<string, number>> = {
  created: 0,
  accepted: 1,
  preparing: 1,
  onTheWay: 2,
  inProgress: 2,
  delivered: 3,
  completed: 3,
}

function openStep(name: string | undefined): number | undefined {
  const step = name === undefined ? undefined : stepOf[name]
  return step === orderSteps.length - 1 ? undefined : step
}

/**
 * How far a record with this status is: the names of all steps, of which the current one is named as the status, and its index.
 * `undefined` when it is done, when its status has no step, and for a status that is shown as received.
 */
export function stepsOf<Name extends string>(
  name: Name | undefined,
  steps: readonly Name[],
  textOf: (name: Name) => string,
): { readonly names: readonly string[]; readonly at: number } | undefined {
  const at = openStep(name)
  if (at === undefined) return undefined
  return { at, names: steps.map((step, index) => textOf(index === at && name !== undefined ? name : step)) }
}

/** Whether a record with this status may still change. */
export function isUnfinished({ status = '' }: { readonly status?: string | undefined }): boolean {
  return openStep(orderStatus(status).name ?? requestStatus(status).name) !== undefined
}

function read<T extends Table>(table: T, status: string): StatusReading<NameOf<T>> {
  const key = status
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  const known = Object.hasOwn(table, key) ? table[key] : undefined
  if (known === undefined) return { tone: 'neutral' }
  const [name, tone] = known
  return { name, tone }
}

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
