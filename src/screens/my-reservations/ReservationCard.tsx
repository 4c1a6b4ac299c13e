import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useReservationRecord } from '#src/hotel/records/useReservationRecord.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { ReceiptOf } from '#src/submissions/receipts/receipt.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { Reservation } from '#src/schemas/reservations.ts'

interface Props {
  readonly reservation: Reservation
  /** What this device asked for, where the reservation is surely it. */
  readonly receipt: ReceiptOf<'reservation'> | undefined
}

/** A reservation: date, guest count, meal and time (spec 2.50), and what the guest asked for, which the hotel may not know. */
export function ReservationCard({ reservation, receipt }: Props) {
  const { t } = useTranslation('myReservations')
  const [language] = useLanguage()
  const asked =
    receipt && t('asked', { date: formatWeekday(receipt.content.date, language, 'short'), time: receipt.content.time })
  return <RecordCard {...useReservationRecord(reservation, 'date', useConfig().timeZone)} note={asked} />
}
