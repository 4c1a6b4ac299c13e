import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { paths } from '#src/navigation/paths.ts'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { selectGuest } from '#src/session/session.ts'
import { asRefreshedList, RefreshLists } from '#src/outbox/RefreshLists.tsx'
import { useSentRows } from '#src/outbox/reconcileReceipt.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { isListedOtherwise, splitMessage } from '#src/hotel/askedTable.ts'
import { EmptyState, Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { RecordList } from '#src/ui/records/RecordCard.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { reservationList, type Reservation } from '#src/schemas/reservations.ts'
import styles from './MyReservations.module.css'
import { ReservationCard } from './ReservationCard.tsx'
import { newestFirst, type Table } from './reservationOrder.ts'

/** The guest's reservations (spec 2.50), refetched on each visit, below this device's unconfirmed receipts. */
export function MyReservations() {
  const { t } = useTranslation('myReservations')
  const guest = useSelector(selectGuest)
  const whose = guest?.personId ?? skipToken
  const query = useOfflineQuery(
    hotelApi.useGetReservationsQuery(whose, { refetchOnMountOrArgChange: true }),
    reservationList,
  )
  return (
    <ScreenLayout title={t('title')}>
      <RefreshLists lists={[asRefreshedList(query)]} />
      <UnconfirmedReceipts kind="reservation" />
      <OfflineQueryView
        query={query}
        skeleton={<Skeleton shape="card" lines={3} />}
        isEmpty={(list) => list.length === 0}
        empty={<NoReservations />}
      >
        {(list) => <Reservations list={list} />}
      </OfflineQueryView>
    </ScreenLayout>
  )
}

/** The hotel's records. They may differ from the guest's input, because date, time and meal are not sent (spec 3.14). */
function Reservations({ list }: { readonly list: readonly Reservation[] }) {
  const { t } = useTranslation('myReservations')
  const { timeZone } = useConfig()
  const sent = useSentRows('reservation', list)
  const tables = list.map((reservation): Table => {
    const asked = sent.get(reservation)?.content ?? splitMessage(reservation.specialInstructions).asked
    return { reservation, asked, isOtherwise: asked !== undefined && isListedOtherwise(asked, reservation, timeZone) }
  })
  return (
    <>
      <p className={styles.note}>{t('asRecorded')}</p>
      <RecordList>
        {newestFirst(tables).map((table) => (
          <ReservationCard key={table.reservation.id} {...table} />
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

function NoReservations() {
  const { t } = useTranslation('myReservations')
  const action = (
    <Link className={buttonClass('primary')} to={paths.reserveTable}>
      {t('empty.action')}
    </Link>
  )
  return (
    <EmptyState title={t('empty.title')} action={action}>
      {t('empty.text')}
    </EmptyState>
  )
}
