import { useTranslation } from 'react-i18next'

/** What every read says while it loads and when it fails, in the guest's language. */
export function useReadTexts() {
  const { t } = useTranslation('common')
  return {
    failed: t('readFailed'),
    failedHint: t('readFailedHint'),
    oldHint: t('asOfHint'),
    retry: t('retry'),
    loading: t('loading'),
  }
}
