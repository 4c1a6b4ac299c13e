import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { Kind } from '#src/outbox/receipts/receipt.ts'
import { readResubmittedId } from './submissionId.ts'
import { useReceipt } from '#src/outbox/receipts/useReceipt.ts'

/** A notice above a form that resubmits a receipt as a new submission; renders nothing otherwise. */
export function ResubmissionNotice({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const older = useReceipt(kind, readResubmittedId(useLocation().state))
  if (older === undefined || older.resubmittedAs !== undefined) return null
  return (
    <Notice tone="info" live="polite">
      {t(`resubmitNotice.${kind}`, { when: formatMoment(older.createdAt, language, timeZone) })}
    </Notice>
  )
}
