import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { formatTime } from '#src/lib/time.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { isUnfinished, orderStatus } from '#src/hotel/statuses.ts'
import { useChangedStatus, watch, useStatusRefresh } from '#src/hotel/useStatusUpdates.ts'
import { paths } from '#src/navigation/paths.ts'
import { OrderNote } from '#src/outbox/kindViews.tsx'
import { listVariant, SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { isReceived, type ReceiptOf } from '#src/outbox/receipt.ts'
import { selectReceipts, useReceipt } from '#src/outbox/receiptsSlice.ts'
import { rowOf } from '#src/outbox/reconcile.ts'
import { readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { useKitchenClosedText } from './OrderBar.tsx'
import { SentLines, Totals } from './OrderLines.tsx'
import styles from './OrderSuccess.module.css'
import { StatusSteps } from '#src/ui/records/RecordCard.tsx'

/** The success page of every order: its outcome and its content (spec 2.65). */
export function OrderSuccess() {
  const { t } = useTranslation('roomService')
  const receipt = useReceipt('order', readSubmissionId(useLocation().state))
  const isConfirmed = receipt !== undefined && isReceived(receipt)
  const toMyOrders = (
    <Link className={buttonClass(listVariant(receipt), isConfirmed)} to={paths.myOrders}>
      {isConfirmed ? t('success.follow') : t('success.myOrders')}
    </Link>
  )
  const details = receipt && (
    <>
      {/* Above what the hotel's list adds, so that it is in reach and never moves under a finger. */}
      {isConfirmed && toMyOrders}
      {isConfirmed && <OrderProgress receipt={receipt} />}
      <SentLines lines={receipt.content.lines} />
      <OrderNote content={receipt.content} />
      <Totals total={receipt.content.total} payment={receipt.content.payment} />
    </>
  )
  return <SuccessPage kind="order" details={() => details} link={!isConfirmed && toMyOrders} />
}

/** The number and the status of an order that the hotel has, from its list, which is read again while the order is unfinished. */
function OrderProgress({ receipt }: { readonly receipt: ReceiptOf<'order'> }) {
  const config = useConfig()
  const records = useRecords(config)
  const receipts = useSelector(selectReceipts)
  const { data, refetch, fulfilledTimeStamp } = hotelApi.useGetOrdersQuery(receipt.personId)
  // `undefined` until the list is read, and where no row of it is surely this order.
  const row = data && rowOf(receipt, data, receipts)
  useStatusRefresh(row !== undefined && isUnfinished(row), [refetch], fulfilledTimeStamp)
  const { title, number, status, steps } = records.order(row ?? {})
  const changed = useChangedStatus(watch('order', row === undefined ? [] : [row], records.order))
  const next = useNextStepText(row?.status ?? 'CREATED')
  return (
    <Card>
      <Stack gap={2}>
        <p className={styles.title}>
          <strong>
            <Untranslated text={title} part={number} />
          </strong>{' '}
          <span className="hint">{formatTime(new Date(receipt.createdAt), config.timeZone)}</span>
          {status && !steps && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
        </p>
        {steps && <StatusSteps {...steps} />}
        {next && <p className="hint">{next}</p>}
        <p role="status" className="visually-hidden">
          {changed}
        </p>
      </Stack>
    </Card>
  )
}

/** What comes next after a status; nothing on the way, where the steps say it, and after a status that is shown as received. */
function useNextStepText(status: string): string | undefined {
  const { t } = useTranslation('roomService')
  const closed = useKitchenClosedText('kitchen.waits')
  const { name } = orderStatus(status)
  if (name === 'created') return closed ?? `${t('success.next')} ${t('success.later')}`
  if (name === 'accepted' || name === 'preparing') return t('success.later')
  return name === undefined || name === 'onTheWay' ? undefined : t('success.ended')
}
