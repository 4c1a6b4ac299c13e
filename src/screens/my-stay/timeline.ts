import { clockTime, type AskedTable } from '#src/hotel/askedTable.ts'
import { receivedWhen, type When } from '#src/hotel/hotelClock.ts'
import type { Order } from '#src/schemas/orders.ts'
import type { ProblemReport } from '#src/schemas/reports.ts'
import type { AmenityRequest } from '#src/schemas/requests.ts'
import type { Reservation } from '#src/schemas/reservations.ts'

/**
 * A timeline entry. `asked`: what the guest asked for, where the hotel lists another day or time. `fromThisPhone`: not in a list of the hotel,
 * only in a receipt on this device.
 */
export type Entry =
  | { readonly kind: 'order'; readonly row: Order }
  | { readonly kind: 'reservation'; readonly row: Reservation; readonly asked?: AskedTable | undefined }
  | { readonly kind: 'request'; readonly row: AmenityRequest }
  | { readonly kind: 'problem'; readonly row: ProblemReport; readonly fromThisPhone: boolean }

/** An entry of this kind. */
export type Of<Kind extends Entry['kind']> = Omit<Extract<Entry, { kind: Kind }>, 'kind'>

/** A day as `yyyy-MM-dd`; `undefined` for entries whose date is missing or unreadable. */
export interface StayDay {
  readonly day: string | undefined
  readonly entries: readonly Entry[]
}

/** When the table is wanted. The time is a separate free-text field, so it may be unreadable. */
function reservationMoment({ row, asked }: Of<'reservation'>, timeZone: string): When | undefined {
  const when = asked ? { day: asked.date } : receivedWhen(row.reservationDate, timeZone)
  const time = clockTime(asked ? asked.time : row.reservationTime)
  return when === undefined || time === undefined ? when : { day: when.day, time }
}

function whenOf(entry: Entry, timeZone: string): When | undefined {
  switch (entry.kind) {
    case 'order':
      return receivedWhen(entry.row.reservationDate, timeZone)
    case 'reservation':
      return reservationMoment(entry, timeZone)
    case 'request':
      return receivedWhen(entry.row.createdTime, timeZone) ?? receivedWhen(entry.row.reservationDate, timeZone)
    case 'problem':
      return receivedWhen(entry.row.createdTime, timeZone)
  }
}

// Sorts after any time.
const SORTS_AFTER_ANY_TIME = '~'

function sortKeyOf(when: When | undefined): string {
  return when === undefined ? '' : `${when.day} ${when.time ?? SORTS_AFTER_ANY_TIME}`
}

/**
 * Groups entries by day, newest first; entries without a readable date come last. Within a day, entries without a time
 * (orders) come first, then the latest time; ties keep their order.
 */
export function stayDays(entries: readonly Entry[], timeZone: string): StayDay[] {
  const dated = entries.map((entry) => ({ entry, when: whenOf(entry, timeZone) }))
  const sorted = dated.sort((a, b) => {
    const [first, second] = [sortKeyOf(a.when), sortKeyOf(b.when)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
  const days = [...new Set(sorted.map(({ when }) => when?.day))]
  return days.map((day) => ({
    day,
    entries: sorted.filter(({ when }) => when?.day === day).map(({ entry }) => entry),
  }))
}
