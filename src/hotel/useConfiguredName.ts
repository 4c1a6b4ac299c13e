import { useTranslation } from 'react-i18next'
import { hotelNameIn } from '#src/config/config.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'

/** The hotel's name in the guest's language (spec 1.8, 10.19); `undefined` where none is configured. */
export function useConfiguredName(): string | undefined {
  const [language] = useLanguage()
  return hotelNameIn(language, useConfig())
}

/**
 * The hotel's name in the guest's language (spec 1.8, 10.19), which a browser's translator leaves as it is, or a translated default where
 * none is configured.
 */
export function useHotelName(): { readonly hotel: string; readonly translate: 'no' | undefined } {
  const { t } = useTranslation('frame')
  const name = useConfiguredName()
  return name === undefined ? { hotel: t('hotel'), translate: undefined } : { hotel: name, translate: 'no' }
}
