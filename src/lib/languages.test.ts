import { expect, it } from 'vitest'
import { textIn } from './languages.ts'

it.each([
  ['one text for every language', 'Гараж', 'Гараж'],
  ['the text of the language', { bg: 'Гараж', en: 'Garage', es: 'Garaje' }, 'Garaje'],
  ['English where the language has none', { bg: 'Гараж', en: 'Garage' }, 'Garage'],
  ['any other where there is no English', { bg: 'Гараж', es: '' }, 'Гараж'],
  ['nothing of an empty text', '', undefined],
  ['nothing of no text', {}, undefined],
  ['nothing of null', null, undefined],
  ['nothing of undefined', undefined, undefined],
])('a text of the hotel is %s', (_what, given, text) => {
  expect(textIn('es', given)).toBe(text)
})
