import { Card } from '#src/ui/layout/Card.tsx'
import type { Receipt } from './receipt.ts'
import { ReceiptContent } from './ReceiptContent.tsx'

/** What was sent, on a card, for the success pages that have nothing else to say of it. */
export function submittedFacts(receipt: Receipt) {
  return (
    <Card>
      <ReceiptContent receipt={receipt} />
    </Card>
  )
}
