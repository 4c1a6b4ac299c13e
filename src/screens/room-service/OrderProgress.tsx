import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { formatTime } from '#src/lib/time.ts'
import { useOrderRecords } from '#src/hotel/records/useOrderRecord.ts'
import { isUnfinished, orderStatus } from '#src/hotel/statuses.ts'
import { useChangedStatus, watch } from '#src/hotel/useChangedStatus.ts'
import { useStatusRefresh } from '#src/hotel/useStatusRefresh.ts'
import type { Order } from '#src/schemas/orders.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { rowOf } from '#src/outbox/reconcile.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { StatusSteps } from '#src/ui/records/StatusSteps.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import styles from './OrderProgress.module.css'
import { useKitchenClosedText } from './useKitchenClosedText.ts'

/** The number and the status of an order that the hotel has confirmed, from its list, which is read again while the order is unfinished. */
export function OrderProgress({ receipt }: { readonly receipt: ReceiptOf<'order'> }) {
  const receipts = useSelector(selectReceipts)
  const isConfirmed = receipt.outcome === 'confirmed'
  const { data, refetch, fulfilledTimeStamp } = hotelApi.useGetOrdersQuery(isConfirmed ? receipt.personId : skipToken)
  const row = data && rowOf(receipt, data, receipts)
  useStatusRefresh(row !== undefined && isUnfinished(row), [refetch], fulfilledTimeStamp)
  return isConfirmed && <Progress row={row} at={receipt.createdAt} />
}

interface ProgressProps {
  /** `undefined` until the list is read, and where no row of it is surely this order. */
  readonly row: Order | undefined
  /** When the order was sent, an ISO date-time. */
  readonly at: string
}

function Progress({ row, at }: ProgressProps) {
  const { currency, timeZone } = useConfig()
  const toRecord = useOrderRecords(currency)
  const { title, number, status, steps } = toRecord(row ?? {})
  const next = useNext(row?.status ?? 'CREATED')
  const changed = useChangedStatus(watch('order', row === undefined ? [] : [row], toRecord))
  return (
    <Card className={styles.progress}>
      <p className={styles.title}>
        <strong>
          <Untranslated text={title} part={number} />
        </strong>{' '}
        <span>{formatTime(new Date(at), timeZone)}</span>
        {status && !steps && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
      </p>
      {steps && <StatusSteps {...steps} />}
      {next && <p className={styles.next}>{next}</p>}
      <p role="status" className="visually-hidden">
        {changed}
      </p>
    </Card>
  )
}

/** What comes next after a status; nothing on the way, where the steps say it, and after a status that is shown as received. */
function useNext(status: string): string | undefined {
  const { t } = useTranslation('roomService')
  const closed = useKitchenClosedText()
  const { words } = orderStatus(status)
  if (words === 'created') return closed ?? `${t('success.next')} ${t('success.later')}`
  if (words === 'accepted' || words === 'preparing') return t('success.later')
  return words === undefined || words === 'onTheWay' ? undefined : t('success.ended')
}
