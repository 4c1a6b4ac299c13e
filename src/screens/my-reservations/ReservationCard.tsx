import { useReservationRecord } from '#src/i18n/useReservationRecord.ts'
import { RecordCard } from '#src/ui/RecordCard.tsx'
import type { Reservation } from '#src/wire/reservations.ts'

/** One reservation: date as received, guest count, meal and time (spec 2.50). */
export function ReservationCard({ reservation }: { readonly reservation: Reservation }) {
  return <RecordCard {...useReservationRecord(reservation, 'date')} />
}
