import { expect, it } from 'vitest'
import { priceIn } from './dishEdit.ts'

it.each([
  ['9.50', 9.5],
  ['9,5', 9.5],
  [' 12 ', 12],
  ['0', 0],
  ['9999', 9999],
])('a price may be typed as "%s"', (typed, price) => {
  expect(priceIn(typed)).toBe(price)
})

it.each(['', '-1', '9.505', '9999.01', '10000', 'free', '1e3', '9.5.0', '€9.50'])('"%s" is no price', (typed) => {
  expect(priceIn(typed)).toBeUndefined()
})
