import { expect, it } from 'vitest'
import { isFound } from './text.ts'

it.each([
  ['супа', true],
  ['СУ', true],
  ['пилешка супа', true],
  ['супа пил', true],
  ['упа', false],
  ['супа риба', false],
  ['', true],
  [' ', true],
  ['%', false],
  ['.*', false],
])('a search for %j in “Пилешка супа” finds it: %j', (query, found) => {
  expect(isFound(query, ['Пилешка супа', undefined])).toBe(found)
})

it('accents make no difference, and any of the texts counts', () => {
  expect(isFound('jamon', ['Шунка', 'Jamón ibérico'])).toBe(true)
  expect(isFound('шунка iberico', ['Шунка', 'Jamón ibérico'])).toBe(true)
})
