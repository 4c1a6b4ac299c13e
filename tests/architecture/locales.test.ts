import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadScreenTexts, makeI18n } from '#src/i18n/i18n.ts'
import { languages, type Language } from '#src/lib/languages.ts'

/** `namespace:key` → text, for one language. */
type Texts = ReadonlyMap<string, string>

const plural = /_(?:zero|one|two|few|many|other)$/
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** Flattens one namespace's JSON. */
function flatten(namespace: string, json: object): [string, string][] {
  return Object.entries(json).flatMap(([key, value]): [string, string][] => {
    const name = namespace.includes(':') ? `${namespace}.${key}` : `${namespace}:${key}`
    return typeof value === 'string' ? [[name, value]] : flatten(name, value as object)
  })
}

function bases(texts: Texts): Set<string> {
  return new Set([...texts.keys()].map((key) => key.replace(plural, '')))
}

/** One sentence for each key that a language lacks, has empty, or lacks in one of the language's plural forms. */
function missingTexts(byLanguage: Readonly<Record<string, Texts>>): string[] {
  const every = new Set(Object.values(byLanguage).flatMap((texts) => [...bases(texts)]))
  return Object.entries(byLanguage).flatMap(([language, texts]) => {
    const own = bases(texts)
    const plurals = new Set([...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))
    const lacking = [...every].filter((key) => !own.has(key)).map((key) => `${language} has no ${key}`)
    const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language} has an empty ${key}`)
    const formless = [...plurals].flatMap((key) =>
      formsOf(language)
        .filter((form) => !texts.has(`${key}_${form}`))
        .map((form) => `${language} has no ${key}_${form}`),
    )
    return [...lacking, ...empty, ...formless]
  })
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+|<\/?\w+/g) ?? [])]
    .filter((each) => !each.endsWith('count'))
    .toSorted()
    .join(' ')
}

/** One sentence for each text whose placeholders or tags differ from the first language's, except the count. */
function differentPlaceholders(byLanguage: Readonly<Record<string, Texts>>): string[] {
  const [first, ...others] = Object.entries(byLanguage)
  if (!first) return []
  return others.flatMap(([language, texts]) =>
    [...texts]
      .filter(([key, text]) => {
        const counterpart = first[1].get(key) ?? first[1].get(key.replace(plural, '_other'))
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
