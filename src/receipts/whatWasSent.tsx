import { Card } from '#src/ui/Card.tsx'
import type { Receipt } from './receipt.ts'
import { ReceiptContent } from './ReceiptContent.tsx'

/** What was sent, on a card, for the success pages that have nothing else to say of it. */
export function whatWasSent(receipt: Receipt) {
  return (
    <Card>
      <ReceiptContent receipt={receipt} />
    </Card>
  )
}
