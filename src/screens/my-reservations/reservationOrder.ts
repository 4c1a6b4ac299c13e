import type { AskedTable } from '#src/hotel/askedTable.ts'
import { receivedDay } from '#src/hotel/hotelClock.ts'
import type { Reservation } from '#src/schemas/reservations.ts'

/** A reservation of the hotel's list. */
export interface Table {
  readonly reservation: Reservation
  /** What this device asked for, where the reservation is surely it. */
  readonly asked: AskedTable | undefined
  /** The hotel lists another day or time than was asked for. */
  readonly isOtherwise: boolean
}

/** Newest first, by the day that the card names; unreadable dates sort last. */
export function newestFirst(tables: readonly Table[]): Table[] {
  const dayOf = ({ reservation, asked, isOtherwise }: Table) =>
    (isOtherwise ? asked?.date : receivedDay(reservation.reservationDate)) ?? ''
  return [...tables].sort((a, b) => {
    const [first, second] = [dayOf(a), dayOf(b)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
}
