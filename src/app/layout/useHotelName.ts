import { useTranslation } from 'react-i18next'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'

/** The hotel's name in the guest's language (spec 1.8, 10.19), or a translated default where none is configured. */
export function useHotelName(): string {
  const { t } = useTranslation('frame')
  return useConfiguredName() ?? t('hotel')
}
