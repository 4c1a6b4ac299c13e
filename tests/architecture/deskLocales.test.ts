import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtDeskKeys } from './builtDeskKeys.ts'
import { flatten, misused, uneven, unlikePlaceholders, type Texts } from './locales.ts'
import { isTest, readFiles, root } from './sources.ts'

/** The desk has one namespace, so nobody names it: its keys read as those of the app's nameless one do. */
function textsOf(folder: string, language: string): Texts {
  const file = path.join(root, 'mock-server/desk', folder, `${language}.json`)
  return new Map(flatten('common', JSON.parse(readFileSync(file, 'utf8')) as object))
}

const desk = { bg: textsOf('texts', 'bg'), en: textsOf('texts', 'en') }
const begin = { bg: textsOf('beginTexts', 'bg'), en: textsOf('beginTexts', 'en'), es: textsOf('beginTexts', 'es') }

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
