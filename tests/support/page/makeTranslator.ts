import type { i18n } from 'i18next'
import { followLanguage, makeI18n } from '#src/i18n/i18n.ts'
import { screenTexts } from '#src/i18n/screens.ts'
import { addScreenTexts } from '#src/i18n/screenTexts.ts'
import type { Language } from '#src/lib/languages.ts'

/** A translator with the texts of all screens, for tests of a single screen. */
export function makeTranslator(language: Language): i18n {
  const translator = makeI18n(language)
  followLanguage(translator)
  addScreenTexts(translator, screenTexts)
  return translator
}
