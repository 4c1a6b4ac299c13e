import { hotelNameIn } from '#src/config/config.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'

/** The hotel's name in the guest's language (spec 1.8, 10.19); `undefined` where none is configured. */
export function useConfiguredName(): string | undefined {
  const [language] = useLanguage()
  return hotelNameIn(language, useConfig())
}
