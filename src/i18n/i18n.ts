import { createInstance, type i18n } from 'i18next'
import type { Language } from '#src/lib/languages.ts'
import { firstTexts } from './firstTexts.ts'
import { rememberLanguage } from './language.ts'

/**
 * Creates the i18next instance, with the texts of home and English as the fallback language (spec 1.4, 9.1).
 */
export function makeI18n(language: Language): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    // Copies, because i18next adds to the objects.
    resources: { bg: { ...firstTexts.bg }, en: { ...firstTexts.en }, es: { ...firstTexts.es } },
    partialBundledLanguages: true,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
    // A browser's translator replaces text nodes, so none stands beside an element.
    react: { transWrapTextNodes: 'span' },
  })
  return instance
}

/** Keeps `<html lang>` in sync with the language. */
export function followLanguage(instance: i18n): void {
  function setLanguage(chosen: string): void {
    // Re-assigning `lang`, even with the same value, re-runs font matching.
    if (document.documentElement.lang !== chosen) document.documentElement.lang = chosen
  }
  setLanguage(instance.language)
  instance.on('languageChanged', setLanguage)
}

/**
 * Changes the language and stores the choice. The texts of the open screen are loaded in every language, so there is no
 * wait.
 */
export function changeLanguage(instance: i18n, language: Language): void {
  rememberLanguage(language)
  void instance.changeLanguage(language)
}
