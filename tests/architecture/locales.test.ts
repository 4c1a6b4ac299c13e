import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadScreenTexts, makeI18n } from '#src/i18n/i18n.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { differentPlaceholders, flatten, missingTexts, type Texts } from './locales.ts'

const root = path.resolve(import.meta.dirname, '../..')

function read(file: string): object {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object
}

const translator = makeI18n('bg')
await loadScreenTexts(translator)
const loadedTexts = (language: Language) => translator.getDataByLanguage(language) ?? {}

/** Every text of the app in one language, as `namespace:key`. */
function appTexts(language: Language): Texts {
  return new Map(Object.entries(loadedTexts(language)).flatMap(([name, texts]) => flatten(name, texts as object)))
}

/** Every text of a page of the desk, which has i18next's default namespace. */
function deskTexts(folder: string, language: string): Texts {
  return new Map(flatten('common', read(`mock-server/desk/${folder}/${language}.json`)))
}

describe.each([
  ['the app', { bg: appTexts('bg'), en: appTexts('en'), es: appTexts('es') }],
  ['the desk', { bg: deskTexts('texts', 'bg'), en: deskTexts('texts', 'en') }],
  [
    'the page that begins a demo',
    { bg: deskTexts('beginTexts', 'bg'), en: deskTexts('beginTexts', 'en'), es: deskTexts('beginTexts', 'es') },
  ],
])('%s', (_page, texts) => {
  it('has every text in each of its languages, in every plural form', () => expect(missingTexts(texts)).toEqual([]))

  it('has the same placeholders in each of its languages', () => expect(differentPlaceholders(texts)).toEqual([]))
})

it.each(languages)('the app loads its texts in %s from the files of that language', (language) => {
  const names = readdirSync(path.join(root, 'src/i18n', language))
  const files = names.map((name) => [path.parse(name).name, read(`src/i18n/${language}/${name}`)] as const)
  expect(loadedTexts(language)).toEqual(Object.fromEntries(files))
})

it.each(['bg', 'es'] as const)('no sentence of the app in %s is the English one', (language) => {
  const english = appTexts('en')
  const same = [...appTexts(language)].filter(
    ([key, text]) => /\p{L} \p{L}+ \p{L}/u.test(text) && text === english.get(key),
  )
  expect(same).toEqual([])
})
