import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'

/**
 * Says that nothing was sent for want of a network and that all is kept, anew with each press; nothing before the first.
 */
export function NothingSent({ presses }: { readonly presses: number }) {
  const { t } = useTranslation('receipts')
  if (presses === 0) return null
  return (
    <Notice key={presses} tone="warning" live="assertive" title={t('offline.title')}>
      {t('offline.text')}
    </Notice>
  )
}
