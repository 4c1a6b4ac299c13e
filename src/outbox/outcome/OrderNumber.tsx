import { Untranslated } from '#src/ui/Untranslated.tsx'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { ReceiptOf } from '#src/outbox/receipts/receipt.ts'
import { selectReceipts } from '#src/outbox/receipts/receiptsSlice.ts'
import { rowOf } from '#src/outbox/reconciliation/rowOf.ts'

/** The number of an order, where the hotel's list, as far as it has been read, tells it; makes no call. */
export function OrderNumber({
  receipt,
  className,
}: {
  readonly receipt: ReceiptOf<'order'>
  readonly className: string | undefined
}) {
  const { t } = useTranslation('myOrders')
  const receipts = useSelector(selectReceipts)
  const { data = [] } = hotelApi.endpoints.getOrders.useQueryState(receipt.personId)
  const number = (receipt.seen ?? rowOf(receipt, data, receipts))?.orderNumber
  return (
    number && (
      <p className={className}>
        <Untranslated text={t('order', { number })} part={String(number)} />
      </p>
    )
  )
}
