import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { avoidedWordsIn, readGlossary, unusedWords } from './glossary.ts'
import { appTexts, deskTexts } from './localeTexts.ts'
import type { Texts } from './locales.ts'
import { root } from './sources.ts'

const terms = readGlossary(readFileSync(path.join(root, 'src/i18n/glossary.md'), 'utf8'))

describe.each(['bg', 'en', 'es'])('the glossary in %s', (language) => {
  const app = appTexts(language)

  it('has a word for each thing, and the app uses each word', () => {
    const own = terms.filter((term) => term.language === language)
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter(({ use }) => use.length === 0)).toEqual([])
    expect(unusedWords(terms, language, app)).toEqual([])
  })

  it('is followed by every text of the app', () => expect(avoidedWordsIn(terms, language, app)).toEqual([]))

  it('is followed by the page that begins a demo', () => {
    expect(avoidedWordsIn(terms, language, deskTexts('beginTexts', language))).toEqual([])
  })
})

/** Guests read „служител“; a presenter, whom no guest hears, names the staff's screen as hotels do. */
const STAFF_SCREEN = 'common:sections.staff'

it.each(['bg', 'en'])('the glossary in %s is followed by the desk', (language) => {
  const texts = [...deskTexts('texts', language)].filter(([key]) => key !== STAFF_SCREEN)
  expect(avoidedWordsIn(terms, language, new Map(texts))).toEqual([])
})

describe('a word that the glossary strikes through', () => {
  const table = '| thing | bg | en |\n|---|---|---|\n| cart | количка ~~кошниц*~~ | cart ~~basket, log in, ^put~~ |\n'
  const small = readGlossary(table)
  const texts = (text: string): Texts => new Map([['a:x', text]])

  it('is reported as a whole word in any case, with any ending or only at the beginning, as the table says', () => {
    expect(avoidedWordsIn(small, 'bg', texts('Кошницата е празна'))).toEqual([
      'a:x has “кошниц*” in bg instead of “количка”',
    ])
    expect(avoidedWordsIn(small, 'en', texts('Log in for your Basket'))).toHaveLength(2)
    expect(avoidedWordsIn(small, 'en', texts('Put it there'))).toHaveLength(1)
    expect(avoidedWordsIn(small, 'en', texts('Baskets, catalog in {{basket}}, all put there'))).toEqual([])
  })

  it('counts only in its own language, and a word to use that no text has is reported', () => {
    expect(avoidedWordsIn(small, 'bg', texts('basket'))).toEqual([])
    expect(unusedWords(small, 'en', texts('The cart'))).toEqual([])
    expect(unusedWords(small, 'bg', texts('The cart'))).toEqual(['no text in bg has “количка”'])
  })
})
