import type { Kind, Receipt, ReceiptOf, Row } from '#src/outbox/receipts/receipt.ts'
import { hasId, matchesReceipt } from './reconcile.ts'

/**
 * The row of the hotel's list that a receipt became: the one that reconciliation found, or the only row with its content that was
 * listed after it was sent, and before the guest's next submission. `undefined` where that is not one row: then nothing may be said
 * about its number and its status.
 */
export function rowOf<K extends Kind>(
  receipt: ReceiptOf<K>,
  rows: readonly Row<K>[],
  receipts: readonly Receipt[],
): Row<K> | undefined {
  const { seen, idsBefore, outcome, kind, createdAt } = receipt
  if (seen !== undefined) return rows.find((row) => hasId([seen.id], row))
  if (outcome !== 'confirmed' || idsBefore === undefined) return undefined
  const later = receipts.filter((each) => each.kind === kind && each.createdAt > createdAt)
  const candidates = rows.filter(
    (row) =>
      matchesReceipt(row, receipt) &&
      !hasId(idsBefore, row) &&
      later.every((each) => each.idsBefore === undefined || hasId(each.idsBefore, row)),
  )
  return candidates.length === 1 ? candidates[0] : undefined
}
