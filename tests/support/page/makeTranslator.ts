import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { i18n } from 'i18next'
import { followLanguage, makeI18n } from '#src/i18n/i18n.ts'
import { languages, type Language } from '#src/lib/languages.ts'

const folder = path.resolve(import.meta.dirname, '../../../src/i18n')

/**
 * A translator with the texts of all screens, for tests of a single screen. Reads the files, because importing them takes a quarter
 * of a second in each test file.
 */
export function makeTranslator(language: Language): i18n {
  const translator = makeI18n(language)
  followLanguage(translator)
  for (const each of languages) {
    for (const file of readdirSync(path.join(folder, each)).filter((name) => name.endsWith('.json'))) {
      const texts: unknown = JSON.parse(readFileSync(path.join(folder, each, file), 'utf8'))
      translator.addResourceBundle(each, path.parse(file).name, texts)
    }
  }
  return translator
}
