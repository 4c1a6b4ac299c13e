import type { i18n } from 'i18next'
import { makeI18n } from '#src/i18n/i18n.ts'
import { screenTexts } from '#src/i18n/screens.ts'
import type { Language } from '#src/lib/languages.ts'

/** For tests of a single screen: the translator, with the texts of every screen at once. */
export function makeTranslator(language: Language): i18n {
  const translator = makeI18n(language)
  for (const [of, texts] of Object.entries(screenTexts)) {
    for (const [namespace, bundle] of Object.entries(texts)) translator.addResourceBundle(of, namespace, bundle)
  }
  return translator
}
