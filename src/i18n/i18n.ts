import { createInstance, type i18n } from 'i18next'
import type { Language } from '#src/lib/languages.ts'
import { firstTexts } from './firstTexts.ts'
import { rememberLanguage } from './language.ts'

/** Makes the translator, with the texts of home and English as the fallback (spec 1.4, 9.1). Keeps `<html lang>` in step. */
export function makeI18n(language: Language): i18n {
  const instance = createInstance()
  instance.on('languageChanged', (chosen) => {
    // Even the same language once more makes the phone look at each letter again.
    if (document.documentElement.lang !== chosen) document.documentElement.lang = chosen
  })
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    // i18next adds to what it is given.
    resources: { bg: { ...firstTexts.bg }, en: { ...firstTexts.en }, es: { ...firstTexts.es } },
    partialBundledLanguages: true,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  })
  return instance
}

/** Changes the language and remembers the choice. The open screen has its texts in every language, so nothing is waited for. */
export function changeLanguage(instance: i18n, language: Language): void {
  rememberLanguage(language)
  void instance.changeLanguage(language)
}
