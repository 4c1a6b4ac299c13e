import { useTranslation } from 'react-i18next'

/** The texts of `QueryView` in the guest's language. `isAnswered`: the hotel answered, but with an error or with nothing that can be read. */
export function useReadTexts(isAnswered: boolean) {
  const { t } = useTranslation('common')
  return {
    failed: t('readFailed'),
    failedHint: t(isAnswered ? 'readRefusedHint' : 'readFailedHint'),
    oldHint: t('asOfHint'),
    retry: t('retry'),
    loading: t('loading'),
  }
}
