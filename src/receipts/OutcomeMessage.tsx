import { Notice } from '#src/ui/Notice.tsx'
import type { Outcome, Receipt } from './receipt.ts'
import { isReplaced } from './sendAgain.ts'
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
  const { title, text } = useOutcomeWords(receipt)
  return (
    <Notice tone={isReplaced(receipt) ? 'info' : tones[receipt.outcome]} live="polite" title={title}>
      {text}
    </Notice>
  )
}
