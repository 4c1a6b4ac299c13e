import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { selectStorageTrouble } from './receiptsSlice.ts'

/** Says that this phone does not keep what is sent, or could no longer read some of it; nothing while all is well. */
export function StorageTrouble() {
  const { t } = useTranslation('receipts')
  const trouble = useSelector(selectStorageTrouble)
  return trouble && <Notice tone="warning">{t(`storage.${trouble}`)}</Notice>
}
