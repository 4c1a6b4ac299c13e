import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { paths } from '#src/navigation/paths.ts'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { selectGuest } from '#src/session/session.ts'
import { EmptyState, Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { RecordList } from '#src/ui/records/RecordCard.tsx'
import fold from '#src/ui/layout/Fold.module.css'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { orderList, type Order } from '#src/schemas/orders.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { receivedWhen } from '#src/hotel/hotelClock.ts'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { useOrderRecords } from '#src/hotel/records/useOrderRecord.ts'
import { watch } from '#src/hotel/useChangedStatus.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { useSentRows } from '#src/outbox/reconcileReceipt.ts'
import { asRefreshedList, RefreshLists } from '#src/outbox/RefreshLists.tsx'
import { OrderCard } from './OrderCard.tsx'

/** The guest's orders (spec 2.51), refetched on each visit and while one is unfinished, below this device's unconfirmed receipts. */
export function MyOrders() {
  const { t } = useTranslation('myOrders')
  const guest = useSelector(selectGuest)
  const query = useOfflineQuery(
    hotelApi.useGetOrdersQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true }),
    orderList,
  )
  const orders = query.data ?? none
  return (
    <ScreenLayout title={t('title')}>
      <RefreshLists
        lists={[asRefreshedList(query)]}
        isUnfinished={orders.some(isUnfinished)}
        watched={watch('order', orders, useOrderRecords(useConfig().currency))}
      />
      <UnconfirmedReceipts kind="order" />
      <OfflineQueryView query={query} skeleton={<Skeleton shape="card" lines={3} />}>
        {(list) => (list.length === 0 ? <NoOrders /> : <Orders orders={list} />)}
      </OfflineQueryView>
    </ScreenLayout>
  )
}

const none: readonly Order[] = []

/** Today's and unfinished orders; the others are folded, but open where there are no others. */
function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation('myOrders')
  const { timeZone } = useConfig()
  const today = useHotelDay()
  const sent = useSentRows('order', orders)
  const isCurrent = (order: Order) =>
    isUnfinished(order) || receivedWhen(order.reservationDate, timeZone)?.day === today
  const [current, earlier] = [orders.filter(isCurrent), orders.filter((order) => !isCurrent(order))]
  if (current.length === 0 || earlier.length === 0) return <OrderList orders={orders} sent={sent} />
  return (
    <>
      <OrderList orders={current} sent={sent} />
      <details>
        <summary className={fold.summary}>{t('earlier', { count: earlier.length })}</summary>
        <OrderList orders={earlier} sent={sent} />
      </details>
    </>
  )
}

interface OrderListProps {
  readonly orders: readonly Order[]
  /** What this device sent, by the order that it became. */
  readonly sent: ReadonlyMap<Order | undefined, ReceiptOf<'order'>>
}

function OrderList({ orders, sent }: OrderListProps) {
  return (
    <RecordList>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} receipt={sent.get(order)} />
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
