import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { ListedOtherwise } from '#src/hotel/records/ListedOtherwise.tsx'
import { useReservationRecord } from '#src/hotel/records/useReservationRecord.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { Table } from './reservationOrder.ts'

/**
 * A reservation: date, guest count, meal and time (spec 2.50). Where the hotel lists another day or time than this device asked for, what
 * was asked for comes first.
 */
export function ReservationCard({ reservation, asked, isOtherwise }: Table) {
  const { t } = useTranslation('myReservations')
  const [language] = useLanguage()
  const record = useReservationRecord(reservation, 'date', useConfig().timeZone, isOtherwise ? asked : undefined)
  if (isOtherwise) {
    return (
      <RecordCard {...record} kind={t('asked.kind')}>
        <ListedOtherwise reservation={reservation} />
      </RecordCard>
    )
  }
  const note = asked && t('asked.text', { date: formatWeekday(asked.date, language, 'short'), time: asked.time })
  return <RecordCard {...record} note={note} />
}
