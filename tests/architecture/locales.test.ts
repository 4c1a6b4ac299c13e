import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { flatten, placeholders, PLURAL, pluralForms } from '#src/build/exchange.ts'
import { loadScreenTexts, makeI18n } from '#src/i18n/i18n.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { foreign } from '#tests/support/foreign.ts'

/** `namespace:key` → text, for one language. */
type Texts = ReadonlyMap<string, string>

function bases(texts: Texts): Set<string> {
  return new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))
}

/** One sentence for each key that a language lacks, has empty, or lacks in one of the language's plural forms. */
function missingTexts(byLanguage: Readonly<Record<string, Texts>>): string[] {
  const every = new Set(Object.values(byLanguage).flatMap((texts) => [...bases(texts)]))
  return Object.entries(byLanguage).flatMap(([language, texts]) => {
    const own = bases(texts)
    const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))
    const lacking = [...every].filter((key) => !own.has(key)).map((key) => `${language} has no ${key}`)
    const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language} has an empty ${key}`)
    const formless = [...plurals].flatMap((key) =>
      pluralForms(language)
        .filter((form) => !texts.has(`${key}_${form}`))
        .map((form) => `${language} has no ${key}_${form}`),
    )
    return [...lacking, ...empty, ...formless]
  })
}

/** One sentence for each text whose placeholders or tags differ from the first language's, except the count. */
function differentPlaceholders(byLanguage: Readonly<Record<string, Texts>>): string[] {
  const [first, ...others] = Object.entries(byLanguage)
  if (!first) return []
  return others.flatMap(([language, texts]) =>
    [...texts]
      .filter(([key, text]) => {
        const counterpart = first[1].get(key) ?? first[1].get(key.replace(PLURAL, '_other'))
        return counterpart !== undefined && placeholders(text) !== placeholders(counterpart)
      })
      .map(([key]) => `${key} has other placeholders in ${language} than in ${first[0]}`),
  )
}

const root = path.resolve(import.meta.dirname, '../..')

function read(file: string): object {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object
}

const translator = makeI18n('bg')
await loadScreenTexts(translator)
const loadedTexts = (language: Language) => translator.getDataByLanguage(language) ?? {}

/** Every text of the app in one language, as `namespace:key`. */
function appTexts(language: Language): Texts {
  const files = Object.entries(loadedTexts(language))
  return new Map(files.flatMap(([name, texts]) => Object.entries(flatten(texts as object, `${name}:`))))
}

/** Every text of a page of the desk, which has i18next's default namespace. */
function deskTexts(folder: string, language: string): Texts {
  return new Map(Object.entries(flatten(read(`mock-server/desk/${folder}/${language}.json`), 'common:')))
}

describe.each([
  ['the app', Object.fromEntries(languages.map((language) => [language, appTexts(language)]))],
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

describe.each([
  ['the app', languages.map((language) => [language, appTexts(language)] as const)],
  ['the desk', (['bg', 'en'] as const).map((language) => [language, deskTexts('texts', language)] as const)],
])('%s', (_page, texts) => {
  it.each(texts)('has no text in another language than %s', (language, own) => {
    expect([...own].filter(([, text]) => foreign[language].test(text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '')))).toEqual([])
  })
})

it.each(languages.filter((each) => each !== 'en'))('no sentence of the app in %s is the English one', (language) => {
  const english = appTexts('en')
  const same = [...appTexts(language)].filter(
    ([key, text]) => /\p{L} \p{L}+ \p{L}/u.test(text) && text === english.get(key),
  )
  expect(same).toEqual([])
})

it.each(languages)(
  'no text of the app in %s names the demo hotel, and only what a hotel replaces names Sofia',
  (language) => {
    const naming = [...appTexts(language)].filter(([, text]) => /Липов|Linden|Tilo|Lipov|Софи[яй]|Sof[ií]a/i.test(text))
    const namespaces = new Set(naming.map(([key]) => key.replace(/:.*/, '')))
    expect([...namespaces].toSorted()).toEqual(['activities', 'recommendations'])
  },
)
