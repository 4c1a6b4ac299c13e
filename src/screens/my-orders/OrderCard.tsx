import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { paths } from '#src/navigation/paths.ts'
import { LineName } from '#src/outbox/ReceiptContent.tsx'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { orderAgain } from '#src/outbox/resubmit.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import type { Order } from '#src/schemas/orders.ts'
import styles from './MyOrders.module.css'

interface Props {
  readonly order: Order
  /** What this device sent, where the order is surely it. */
  readonly receipt: ReceiptOf<'order'> | undefined
}

/** An order: date, number, status and total (spec 2.51), and what was ordered where this device knows it. */
export function OrderCard({ order, receipt }: Props) {
  const { currency, timeZone } = useConfig()
  return (
    <RecordCard {...useOrderRecord(order, currency, timeZone)}>{receipt && <Dishes receipt={receipt} />}</RecordCard>
  )
}

function Dishes({ receipt }: { readonly receipt: ReceiptOf<'order'> }) {
  const { t } = useTranslation('myOrders')
  const again = orderAgain(receipt)
  return (
    <>
      <ul className={styles.dishes}>
        {receipt.content.lines.map((line, index) => (
          <li key={line.productId ?? index}>
            <span>{`${line.quantity}\u00A0×`}</span>{' '}
            <span>
              <LineName line={line} />
            </span>
          </li>
        ))}
      </ul>
      {again && (
        <Link className={buttonClass('secondary')} to={paths.finalizeOrder} state={again}>
          {t('again')}
        </Link>
      )}
    </>
  )
}
