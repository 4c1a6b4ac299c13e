import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView } from '#src/offline/OfflineQueryView.tsx'
import { useOfflineQuery } from '#src/offline/useOfflineQuery.ts'
import { paths } from '#src/navigation/paths.ts'
import { UnconfirmedReceipts } from '#src/submissions/outcome/UnconfirmedReceipts.tsx'
import { selectGuest } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { RecordList } from '#src/ui/records/RecordCard.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { orderList, type Order } from '#src/schemas/orders.ts'
import { OrderCard } from './OrderCard.tsx'

/** The guest's orders (spec 2.51), refetched on each visit, below this device's unconfirmed receipts. */
export function MyOrders() {
  const { t } = useTranslation('myOrders')
  const guest = useSelector(selectGuest)
  const query = hotelApi.useGetOrdersQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true })
  return (
    <ScreenLayout title={t('title')}>
      <UnconfirmedReceipts kind="order" />
      <OfflineQueryView query={useOfflineQuery(query, orderList)} skeleton={<Skeleton shape="card" lines={3} />}>
        {(list) => (list.length === 0 ? <NoOrders /> : <OrderList orders={list} />)}
      </OfflineQueryView>
    </ScreenLayout>
  )
}

function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <RecordList>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </RecordList>
  )
}

function NoOrders() {
  const { t } = useTranslation('myOrders')
  const action = (
    <Link className={buttonClass('primary')} to={paths.roomService}>
      {t('empty.action')}
    </Link>
  )
  return (
    <EmptyState title={t('empty.title')} action={action}>
      {t('empty.text')}
    </EmptyState>
  )
}
