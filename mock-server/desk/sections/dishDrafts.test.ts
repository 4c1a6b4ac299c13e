import { expect, it } from 'vitest'
import { editsOf, priceIn, priceText } from './dishDrafts.ts'

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

it('what was typed becomes the changes of dishes', () => {
  const drafts = { 'bar-1': { names: { en: 'Spritz' }, price: '7,50' }, 'bar-2': { price: 'x' } }
  expect(editsOf(drafts)).toEqual({ 'bar-1': { names: { en: 'Spritz' }, price: 7.5 }, 'bar-2': {} })
})

it('a price is shown as it is typed in the language of the desk', () => {
  expect([priceText(9.5, 'bg'), priceText(1234, 'en')]).toEqual(['9,50', '1234.00'])
})
