import type { i18n } from 'i18next'
import { texts as bg } from '#src/i18n/bg/screens.ts'
import { texts as en } from '#src/i18n/en/screens.ts'
import { texts as es } from '#src/i18n/es/screens.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import type { Language } from '#src/lib/languages.ts'

/** For tests of a single screen: the translator, with the texts of every screen at once. */
export function makeTranslator(language: Language): i18n {
  const translator = makeI18n(language)
  for (const [of, texts] of Object.entries({ bg, en, es })) {
    for (const [namespace, bundle] of Object.entries(texts)) translator.addResourceBundle(of, namespace, bundle)
  }
  return translator
}
