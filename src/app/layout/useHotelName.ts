import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'

/** The hotel's name from the configuration (spec 1.8), or a translated default where none is configured. */
export function useHotelName(): string {
  const { t } = useTranslation('frame')
  return useSelector(selectConfig).appName ?? t('hotel')
}
