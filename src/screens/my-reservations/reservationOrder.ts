import { receivedDay } from '#src/hotel/receivedDays.ts'
import type { Reservation } from '#src/schemas/reservations.ts'

/** Newest first; one whose date cannot be read goes last. The date is read for the order only, and shown as it came. */
export function newestFirst(reservations: readonly Reservation[]): Reservation[] {
  return [...reservations].sort((a, b) => {
    const [first = '', second = ''] = [receivedDay(a.reservationDate), receivedDay(b.reservationDate)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
}
