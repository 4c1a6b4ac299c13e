import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { selectStorageProblem } from '#src/outbox/receipts/receiptsSlice.ts'

/** Warns that receipts cannot be stored on this device or that some were damaged; renders nothing otherwise. */
export function StorageTrouble() {
  const { t } = useTranslation('receipts')
  const trouble = useSelector(selectStorageProblem)
  return trouble && <Notice tone="warning">{t(`storage.${trouble}`)}</Notice>
}
