import { receivedDay } from '#src/hotel/receivedDays.ts'
import type { Reservation } from '#src/schemas/reservations.ts'

/** Newest first; unreadable dates sort last. The parsed date is used only for sorting: the date is displayed as received. */
export function newestFirst(reservations: readonly Reservation[]): Reservation[] {
  return [...reservations].sort((a, b) => {
    const [first = '', second = ''] = [receivedDay(a.reservationDate), receivedDay(b.reservationDate)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
}
