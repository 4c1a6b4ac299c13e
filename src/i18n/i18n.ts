import { createInstance, type i18n } from 'i18next'
import type { Language } from '#src/lib/languages.ts'
import { bg } from './bg/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { rememberLanguage } from './language.ts'

/** Makes the translator, with every text bundled and English as the fallback (spec 1, 9). Keeps `<html lang>` in step. */
export function makeI18n(language: Language): i18n {
  const instance = createInstance()
  instance.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen
  })
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { bg, en, es },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  })
  return instance
}

/** Changes the language and remembers the choice. Needs no network. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  rememberLanguage(language)
  await instance.changeLanguage(language)
}
