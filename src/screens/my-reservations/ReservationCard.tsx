import { useConfig } from '#src/config/useConfig.ts'
import { useReservationRecord } from '#src/hotel/records/useReservationRecord.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { Reservation } from '#src/schemas/reservations.ts'

/** A reservation: date, guest count, meal and time (spec 2.50). */
export function ReservationCard({ reservation }: { readonly reservation: Reservation }) {
  return <RecordCard {...useReservationRecord(reservation, 'date', useConfig().timeZone)} />
}
