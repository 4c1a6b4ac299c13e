import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'

/** The hotel's name from the configuration (spec 1.8), or a translated default where none is configured. */
export function useHotelName(): string {
  const { t } = useTranslation('frame')
  return useConfig().appName ?? t('hotel')
}
