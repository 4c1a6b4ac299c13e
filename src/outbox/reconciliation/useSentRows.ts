import { useSelector } from 'react-redux'
import type { Kind, Receipt, ReceiptOf, Row } from '#src/outbox/receipts/receipt.ts'
import { selectReceipts } from '#src/outbox/receipts/receiptsSlice.ts'
import { rowOf } from './rowOf.ts'

/** What this device sent, by the row of the hotel's list that it became, where that is known (`rowOf`). */
export function useSentRows<K extends Kind>(
  kind: K,
  rows: readonly Row<K>[],
): ReadonlyMap<Row<K> | undefined, ReceiptOf<K>> {
  const receipts = useSelector(selectReceipts)
  const isOfKind = (receipt: Receipt): receipt is ReceiptOf<K> => receipt.kind === kind
  return new Map(receipts.filter(isOfKind).map((receipt) => [rowOf(receipt, rows, receipts), receipt]))
}
