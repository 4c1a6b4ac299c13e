import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { i18n } from 'i18next'
import { addTexts, makeI18n, syncDocumentLanguage } from '#src/i18n/i18n.ts'
import type { Language } from '#src/lib/languages.ts'

const folder = path.resolve(import.meta.dirname, '../../../src/i18n')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

/** The texts of all screens. They are read, because importing their modules takes a quarter of a second in each test file. */
const texts = Object.fromEntries(
  files.map((file) => [
    file.replaceAll(path.sep, '/'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object,
  ]),
)

/** A translator with the texts of all screens, which reports a key without a text; `receptionDial` as of `makeI18n`. */
export function makeTranslator(language: Language, receptionDial?: Parameters<typeof makeI18n>[1]): i18n {
  const translator = makeI18n(language, receptionDial)
  translator.options.saveMissing = true
  translator.on('missingKey', (_languages, namespace, key) => console.error(`${namespace} has no text ${key}`))
  syncDocumentLanguage(translator)
  addTexts(translator, texts)
  return translator
}
