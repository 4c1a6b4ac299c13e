import { Notice } from '#src/ui/Notice.tsx'
import type { Outcome, Receipt } from './receipt.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'

const tones = {
  sending: 'info',
  confirmed: 'success',
  'probably-received': 'info',
  'not-accepted': 'danger',
  unknown: 'warning',
} as const satisfies Record<Outcome, string>

/** The true words for how a submission ended, announced when they change. */
export function OutcomeMessage({ receipt }: { readonly receipt: Receipt }) {
  const { outcome, sentAgainAs } = receipt
  const { title, text } = useOutcomeWords(receipt)
  const isReplaced = outcome === 'unknown' && sentAgainAs !== undefined
  return (
    <Notice tone={isReplaced ? 'info' : tones[outcome]} live="polite" title={title}>
      {text}
    </Notice>
  )
}
