import { describe, expect, it } from 'vitest'
import { builtKeys } from './builtKeys.ts'
import { misused, uneven, unlikePlaceholders, type Texts } from './locales.ts'
import { appTexts } from './localeTexts.ts'
import { readFiles } from './sources.ts'

const languages = { bg: appTexts('bg'), en: appTexts('en'), es: appTexts('es') }
const source = new Map(
  [...readFiles()].filter(([file]) => file.startsWith('src/') && !file.includes('.test.') && !file.endsWith('.d.ts')),
)

const texts = (...given: [string, string][]): Texts => new Map(given)
const asks = (code: string) => new Map([['src/a.tsx', code]])

describe('all three languages are complete', () => {
  it('each has every text, in every plural form', () => expect(uneven(languages)).toEqual([]))

  it('each text has the same placeholders', () => expect(unlikePlaceholders(languages)).toEqual([]))

  it('a missing or empty text, a missing plural form and another placeholder are seen', () => {
    expect(uneven({ bg: texts(['a:x', 'Х']), en: texts() })).toEqual(['en has no a:x'])
    expect(uneven({ bg: texts(['a:x', ' ']) })).toEqual(['bg has an empty a:x'])
    expect(uneven({ es: texts(['a:x_one', '1'], ['a:x_other', '2']) })).toEqual(['es has no a:x_many'])
    expect(unlikePlaceholders({ bg: texts(['a:x', '{{name}}']), en: texts(['a:x', '{{nam}}']) })).toHaveLength(1)
  })
})

describe('each text is asked for, and each that is asked for is there', () => {
  it('in the whole app', () => expect(misused(languages.en, source, builtKeys)).toEqual([]))

  const one = texts(['home:title', 'T'])

  it('a use in any form counts', () => {
    const use = "useTranslation('home'); "
    for (const call of [
      "t('title')",
      "t('home:title')",
      "i18n.t('title', { ns: 'home' })",
      "t(a ? 'title' : 'title')",
      "x = 'home:title'",
      '<Trans i18nKey="title" />',
    ]) {
      expect(misused(one, asks(use + call), [])).toEqual([])
    }
    expect(misused(one, asks(`${use}t(\`ti\${x}\`)`), [['src/a.tsx', ['home:ti*']]])).toEqual([])
  })

  it('a missing, an unused and an undeclared text are seen', () => {
    expect(misused(one, asks("useTranslation('home'); t('title'); t('titel')"), [])).toEqual([
      'src/a.tsx asks for home:titel, which is missing',
    ])
    expect(misused(one, asks("useTranslation('home')"), [])).toEqual(['home:title is never asked for'])
    expect(misused(one, asks("t('home:title'); t(key)"), [])).toEqual(['src/a.tsx builds keys and is not listed'])
    expect(misused(one, asks("t('home:title'); t(key)"), [['src/a.tsx', ['home:gone*']]])).toEqual([
      'no text fits the listed home:gone*',
    ])
    expect(misused(one, asks("t('home:title')"), [['src/a.tsx', ['home:ti*']]])).toEqual([
      'src/a.tsx is listed and builds no keys',
    ])
  })
})
