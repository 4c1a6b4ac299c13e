import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/**
 * Says that nothing was sent for want of a network and that all is kept, anew and in sight with each press; nothing before
 * the first.
 */
export function NothingSent({ presses }: { readonly presses: number }) {
  const { t } = useTranslation('receipts')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button may be far from it: that of a long order stays in reach along the whole page.
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
