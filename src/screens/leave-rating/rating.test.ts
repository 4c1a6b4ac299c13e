import { expect, it } from 'vitest'
import { hintOf, wordOf } from './rating.ts'

it.each([
  [0.5, 1, 'low'],
  [1, 1, 'low'],
  [1.5, 2, 'low'],
  [2, 2, 'low'],
  [2.5, 3, 'medium'],
  [3, 3, 'medium'],
  [3.5, 4, 'high'],
  [4, 4, 'high'],
  [4.5, 5, 'excellent'],
  [5, 5, 'excellent'],
])('a rating of %s shows the word for %i stars and the %s hint', (value, stars, hint) => {
  expect(wordOf(value)).toBe(stars)
  expect(hintOf(value)).toBe(hint)
})
