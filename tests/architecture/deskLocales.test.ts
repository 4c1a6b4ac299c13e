import { describe, expect, it } from 'vitest'
import { builtDeskKeys } from './builtDeskKeys.ts'
import { misused, uneven, unlikePlaceholders } from './locales.ts'
import { deskTexts } from './localeTexts.ts'
import { isTest, readFiles } from './sources.ts'

const desk = { bg: deskTexts('texts', 'bg'), en: deskTexts('texts', 'en') }
const begin = {
  bg: deskTexts('beginTexts', 'bg'),
  en: deskTexts('beginTexts', 'en'),
  es: deskTexts('beginTexts', 'es'),
}

const isBeginning = (file: string) => file.startsWith('mock-server/desk/begin')
const source = [...readFiles()].filter(([file]) => file.startsWith('mock-server/desk/') && !isTest(file))

describe.each([
  ['the desk', desk],
  ['the page that begins a demo', begin],
])('%s', (_page, languages) => {
  it('has every text in each of its languages', () => expect(uneven(languages)).toEqual([]))

  it('has the same placeholders in each', () => expect(unlikePlaceholders(languages)).toEqual([]))
})

it('each text of the desk is asked for, and each that is asked for is there', () => {
  const files = new Map(source.filter(([file]) => !isBeginning(file)))
  expect(misused(desk.en, files, builtDeskKeys)).toEqual([])
})
