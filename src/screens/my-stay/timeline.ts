import { receivedWhen, type When } from '#src/hotel/receivedDays.ts'
import type { Order } from '#src/schemas/orders.ts'
import type { ProblemReport } from '#src/schemas/reports.ts'
import type { AmenityRequest } from '#src/schemas/requests.ts'
import type { Reservation } from '#src/schemas/reservations.ts'

/** A timeline entry. `fromThisPhone`: not in a list of the hotel, only in a receipt on this device. */
export type Entry =
  | { readonly kind: 'order'; readonly row: Order }
  | { readonly kind: 'reservation'; readonly row: Reservation }
  | { readonly kind: 'request'; readonly row: AmenityRequest }
  | { readonly kind: 'problem'; readonly row: ProblemReport; readonly fromThisPhone: boolean }

/** A day as `yyyy-MM-dd`; `undefined` for entries whose date is missing or unreadable. */
export interface StayDay {
  readonly day: string | undefined
  readonly entries: readonly Entry[]
}

const CLOCK = /^(?<hour>\d{1,2}):(?<minute>[0-5]\d)$/

/** When the table is reserved for. The time is a separate free-text field, so it may be unreadable. */
function reservationMoment({ reservationDate, reservationTime }: Reservation, timeZone: string): When | undefined {
  const when = receivedWhen(reservationDate, timeZone)
  const { hour, minute } = CLOCK.exec(reservationTime?.trim() ?? '')?.groups ?? {}
  if (when === undefined || hour === undefined || minute === undefined) return when
  return { day: when.day, time: `${hour.padStart(2, '0')}:${minute}` }
}

function whenOf(entry: Entry, timeZone: string): When | undefined {
  switch (entry.kind) {
    case 'order':
      return receivedWhen(entry.row.reservationDate, timeZone)
    case 'reservation':
      return reservationMoment(entry.row, timeZone)
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
