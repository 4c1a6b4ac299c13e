import { describe, expect, it } from 'vitest'
import { builtKeys } from './builtKeys.ts'
import { differentPlaceholders, missingTexts, misusedKeys, type Texts } from './locales.ts'
import { appTexts } from './localeTexts.ts'
import { readFiles } from './sources.ts'

const languages = { bg: appTexts('bg'), en: appTexts('en'), es: appTexts('es') }
const source = new Map(
  [...readFiles()].filter(([file]) => file.startsWith('src/') && !file.includes('.test.') && !file.endsWith('.d.ts')),
)

const texts = (...given: [string, string][]): Texts => new Map(given)
const fileWith = (code: string) => new Map([['src/a.tsx', code]])

describe('Bulgarian, English and Spanish', () => {
  it('each have every text, in every plural form', () => expect(missingTexts(languages)).toEqual([]))

  it('have the same placeholders in each text', () => expect(differentPlaceholders(languages)).toEqual([]))

  it('are reported for a missing or empty text, a missing plural form and another placeholder', () => {
    expect(missingTexts({ bg: texts(['a:x', 'Х']), en: texts() })).toEqual(['en has no a:x'])
    expect(missingTexts({ bg: texts(['a:x', ' ']) })).toEqual(['bg has an empty a:x'])
    expect(missingTexts({ es: texts(['a:x_one', '1'], ['a:x_other', '2']) })).toEqual(['es has no a:x_many'])
    expect(differentPlaceholders({ bg: texts(['a:x', '{{name}}']), en: texts(['a:x', '{{nam}}']) })).toHaveLength(1)
  })
})

describe('a text of the app', () => {
  it('is used, and every key in use exists', () => expect(misusedKeys(languages.en, source, builtKeys)).toEqual([]))

  const one = texts(['home:title', 'T'])

  it('counts as used in any form of call', () => {
    const use = "useTranslation('home'); "
    for (const call of [
      "t('title')",
      "t('home:title')",
      "i18n.t('title', { ns: 'home' })",
      "t(a ? 'title' : 'title')",
      "x = 'home:title'",
      '<Trans i18nKey="title" />',
    ]) {
      expect(misusedKeys(one, fileWith(use + call), [])).toEqual([])
    }
    expect(misusedKeys(one, fileWith(`${use}t(\`ti\${x}\`)`), [['src/a.tsx', ['home:ti*']]])).toEqual([])
  })

  it('is reported when it is missing, unused or computed without an entry', () => {
    expect(misusedKeys(one, fileWith("useTranslation('home'); t('title'); t('titel')"), [])).toEqual([
      'src/a.tsx uses home:titel, which is missing',
    ])
    expect(misusedKeys(one, fileWith("useTranslation('home')"), [])).toEqual(['home:title is never used'])
    expect(misusedKeys(one, fileWith("t('home:title'); t(key)"), [])).toEqual([
      'src/a.tsx builds keys and is not listed',
    ])
    expect(misusedKeys(one, fileWith("t('home:title'); t(key)"), [['src/a.tsx', ['home:gone*']]])).toEqual([
      'no text fits the listed home:gone*',
    ])
    expect(misusedKeys(one, fileWith("t('home:title')"), [['src/a.tsx', ['home:ti*']]])).toEqual([
      'src/a.tsx is listed and builds no keys',
    ])
  })
})
