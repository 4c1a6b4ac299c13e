import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { readResubmittedId } from './useConfirmation.ts'
import { useReceipt } from './receiptsSlice.ts'
import type { Kind } from './kinds.ts'

/**
 * Says that nothing was sent because there is no network, and that the form's contents are stored. Announced again and
 * scrolled into view with each press; renders nothing before the first.
 */
export function NothingSent({ presses }: { readonly presses: number }) {
  const { t } = useTranslation('receipts')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button may be far away: that of a long order is sticky.
    if (presses > 0) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [presses])
  if (presses === 0) return null
  return (
    <div ref={notice}>
      <Notice key={presses} tone="warning" live="assertive" title={t('offline.title')}>
        {t('offline.text')}
      </Notice>
    </div>
  )
}

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
