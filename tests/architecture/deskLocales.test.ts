import { describe, expect, it } from 'vitest'
import { builtDeskKeys } from './builtDeskKeys.ts'
import { differentPlaceholders, missingTexts, misusedKeys } from './locales.ts'
import { deskTexts } from './localeTexts.ts'
import { isTest, readFiles } from './sources.ts'

const desk = { bg: deskTexts('texts', 'bg'), en: deskTexts('texts', 'en') }
const begin = {
  bg: deskTexts('beginTexts', 'bg'),
  en: deskTexts('beginTexts', 'en'),
  es: deskTexts('beginTexts', 'es'),
}

const isBeginPage = (file: string) => file.startsWith('mock-server/desk/begin')
const source = [...readFiles()].filter(([file]) => file.startsWith('mock-server/desk/') && !isTest(file))

describe.each([
  ['the desk', desk],
  ['the page that begins a demo', begin],
])('%s', (_page, languages) => {
  it('has every text in each of its languages', () => expect(missingTexts(languages)).toEqual([]))

  it('has the same placeholders in each of its languages', () => expect(differentPlaceholders(languages)).toEqual([]))
})

it('the desk uses every text that it has, and has every text that it uses', () => {
  const files = new Map(source.filter(([file]) => !isBeginPage(file)))
  expect(misusedKeys(desk.en, files, builtDeskKeys)).toEqual([])
})
