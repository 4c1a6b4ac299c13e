import { describe, expect, it } from 'vitest'
import { quantityOf, withQuantity } from './quantity.ts'

const of = (message: string, category = 'Нови Кърпи') => quantityOf({ category, message })

describe('a quantity in a message', () => {
  it.each([
    [0, ''],
    [0, 'Soon'],
    [2, ''],
    [2, 'Soon.\nThank you. '],
    [20, '× 3'],
  ])('of %i before the words %j is read as it was written', (quantity, words) => {
    expect(of(withQuantity(quantity, words))).toEqual({ quantity, words })
  })

  it('is at most 20', () => {
    expect(withQuantity(21, '')).toBe('× 20')
  })

  it.each(['2 please', '× two', '×2', '× 2 please', ' × 2'])('is none in the guest’s own words %j', (words) => {
    expect(of(words)).toEqual({ quantity: 0, words })
  })

  it('is none for a category that is not counted', () => {
    expect(of('× 2. Soon', 'Сешоар')).toEqual({ quantity: 0, words: '× 2. Soon' })
  })
})
