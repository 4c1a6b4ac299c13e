import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import type { Outcome, Receipt } from './receipt.ts'

const tones = { sending: 'info', confirmed: 'success', 'not-accepted': 'danger', unknown: 'warning' } as const satisfies Record<Outcome, string>

/** The true words for how a submission ended, announced when they change. */
export function OutcomeMessage({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('receipts')
  const { outcome, kind } = receipt
  return (
    <Notice tone={tones[outcome]} live="polite" title={t(`${kind}.${outcome}.title`)}>
      {t(`${kind}.${outcome}.text`)}
    </Notice>
  )
}
