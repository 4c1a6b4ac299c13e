import { useTranslation } from 'react-i18next'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'

/**
 * The hotel's name in the guest's language (spec 1.8, 10.19), which a browser's translator leaves as it is, or a translated default where
 * none is configured.
 */
export function useHotelName(): { readonly hotel: string; readonly translate: 'no' | undefined } {
  const { t } = useTranslation('frame')
  const name = useConfiguredName()
  return name === undefined ? { hotel: t('hotel'), translate: undefined } : { hotel: name, translate: 'no' }
}
