import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { i18n } from 'i18next'
import { followLanguage, makeI18n } from '#src/i18n/i18n.ts'
import type { ScreenTexts } from '#src/i18n/screens.ts'
import { addScreenTexts } from '#src/i18n/screenTexts.ts'
import { languages, type Language } from '#src/lib/languages.ts'

const folder = path.resolve(import.meta.dirname, '../../../src/i18n')

function textsOf(language: Language) {
  const files = readdirSync(path.join(folder, language)).filter((name) => name.endsWith('.json'))
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))
  return [language, Object.fromEntries(files.map((file) => [path.parse(file).name, read(file)]))] as const
}

/** The texts of all screens. They are read, because importing their modules takes a quarter of a second in each test file. */
const screenTexts = Object.fromEntries(languages.map(textsOf)) as unknown as ScreenTexts // the files that it is made of

/** A translator with the texts of all screens, for tests of a single screen. */
export function makeTranslator(language: Language): i18n {
  const translator = makeI18n(language)
  followLanguage(translator)
  addScreenTexts(translator, screenTexts)
  return translator
}
