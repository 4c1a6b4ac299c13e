import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { receivedWhen } from '#src/hotel/hotelClock.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { paths } from '#src/navigation/paths.ts'
import { HotelList } from '#src/outbox/HotelList.tsx'
import { LineName, OrderNote } from '#src/outbox/kindViews.tsx'
import { orderAgain, type ReceiptOf } from '#src/outbox/receipt.ts'
import { useSentRows } from '#src/outbox/reconcileReceipt.ts'
import type { Order } from '#src/schemas/orders.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'
import styles from './MyOrders.module.css'

/** The guest's orders (spec 2.51). */
export function MyOrders() {
  const { t } = useTranslation('frame')
  return (
    <ScreenLayout title={t('crumbs.myOrders')}>
      <HotelList kind="order">{(orders) => <Orders orders={orders} />}</HotelList>
    </ScreenLayout>
  )
}

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
        <summary className="fold">{t('earlier', { count: earlier.length })}</summary>
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

/** Date, number, status and total of each order (spec 2.51), and what was ordered where this device knows it. */
function OrderList({ orders, sent }: OrderListProps) {
  const records = useRecords(useConfig())
  return (
    <RecordList>
      {orders.map((order) => {
        const receipt = sent.get(order)
        return (
          <RecordCard key={order.id} {...records.order(order)}>
            {receipt && <OrderedProducts receipt={receipt} />}
          </RecordCard>
        )
      })}
    </RecordList>
  )
}

function OrderedProducts({ receipt }: { readonly receipt: ReceiptOf<'order'> }) {
  const { t } = useTranslation('myOrders')
  return (
    <>
      <ul className={styles.dishes}>
        {receipt.content.lines.map((line) => (
          <li key={line.productId}>
            <span>{`${line.quantity}\u00A0×`}</span>{' '}
            <span>
              <LineName line={line} />
            </span>
          </li>
        ))}
      </ul>
      <OrderNote content={receipt.content} />
      <Link className={buttonClass('secondary')} to={paths.finalizeOrder} state={orderAgain(receipt)}>
        {t('again')}
      </Link>
    </>
  )
}
