import { Notice } from '#src/ui/feedback/Notice.tsx'
import { outcomeTones } from '#src/outbox/receipts/outcomeTones.ts'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'
import { isReplaced } from '#src/outbox/sending/resubmit.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'

/** A submission's outcome in words, announced when it changes. */
export function OutcomeMessage({ receipt }: { readonly receipt: Receipt }) {
  const { title, text } = useOutcomeWords(receipt)
  return (
    <Notice tone={isReplaced(receipt) ? 'info' : outcomeTones[receipt.outcome]} live="polite" title={title}>
      {text}
    </Notice>
  )
}
