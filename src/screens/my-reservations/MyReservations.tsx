import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { ChangedByHotel } from '#src/hotel/ChangedByHotel.tsx'
import { newestFirst, receivedDay } from '#src/hotel/hotelClock.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { paths } from '#src/navigation/paths.ts'
import { HotelList } from '#src/outbox/HotelList.tsx'
import { useAskedTables, type TableRequest } from '#src/outbox/useAskedTables.ts'
import type { Reservation } from '#src/schemas/reservations.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'
import styles from './MyReservations.module.css'

/** The guest's reservations (spec 2.50). */
export function MyReservations() {
  const { t } = useTranslation('frame')
  return (
    <ScreenLayout title={t('crumbs.myReservations')}>
      <HotelList kind="reservation">{(rows) => <Reservations rows={rows} />}</HotelList>
    </ScreenLayout>
  )
}

/** The hotel's records. They may differ from the guest's input, because date, time and meal are not sent (spec 3.14). */
function Reservations({ rows }: { readonly rows: readonly Reservation[] }) {
  const { t } = useTranslation('myReservations')
  return (
    <>
      <p className={styles.note}>{t('asRecorded')}</p>
      <RecordList>
        {newestFirst(useAskedTables(rows), dayOf).map((table) => (
          <ReservationCard key={table.row.id} {...table} />
        ))}
      </RecordList>
      <div>
        <Link className={buttonClass('secondary')} to={paths.reserveTable}>
          {t('another')}
        </Link>
      </div>
    </>
  )
}

/** The day that the card names. */
function dayOf({ row, asked, isChanged }: TableRequest): string | undefined {
  return isChanged ? asked?.date : receivedDay(row.reservationDate)
}

/**
 * A reservation: date, guest count, meal and time (spec 2.50). Where the hotel lists another day or time than this device asked for, what
 * was asked for comes first.
 */
function ReservationCard({ row, asked, isChanged }: TableRequest) {
  const { t } = useTranslation('myReservations')
  const [language] = useLanguage()
  const records = useRecords(useConfig())
  if (isChanged) {
    return (
      <RecordCard {...records.reservation(row, { title: 'date', asked })} kind={t('asked.kind')}>
        <ChangedByHotel reservation={row} />
      </RecordCard>
    )
  }
  const isListed = row.reservationDate !== undefined && row.reservationTime !== undefined
  const note =
    !isListed && asked && t('asked.text', { date: formatWeekday(asked.date, language, 'short'), time: asked.time })
  return <RecordCard {...records.reservation(row)} note={note} />
}
