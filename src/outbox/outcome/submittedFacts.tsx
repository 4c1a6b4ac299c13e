import { Card } from '#src/ui/layout/Card.tsx'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'
import { ReceiptContent } from './ReceiptContent.tsx'

/** The submission's content on a card: the `details` of a success page without details of its own. */
export function submittedFacts(receipt: Receipt) {
  return (
    <Card>
      <ReceiptContent receipt={receipt} />
    </Card>
  )
}
