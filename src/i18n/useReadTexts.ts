import { useTranslation } from 'react-i18next'

/** The texts of `QueryView` in the guest's language. */
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
