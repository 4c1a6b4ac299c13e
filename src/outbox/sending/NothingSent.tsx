import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/feedback/Notice.tsx'

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
