import { describe, expect, it } from 'vitest'
import { splitQuantity, withQuantity } from './requestMessage.ts'

const split = (message: string, category = 'Нови Кърпи') => splitQuantity({ category, message })

describe('a quantity in a message', () => {
  it.each([
    [1, ''],
    [2, 'Soon.\nThank you. '],
    [20, '× 3'],
  ])('of %i before the text %j is read as it was written', (quantity, text) => {
    expect(split(withQuantity(quantity, text))).toEqual({ quantity, text })
  })

  it('is at most 20', () => {
    expect(withQuantity(21, '')).toBe('× 20')
  })

  it.each(['2 please', '× two', '×2', '× 2 please', ' × 2'])('is none in the guest’s own text %j', (text) => {
    expect(split(text)).toEqual({ text })
  })

  it('is none for a category that is not counted', () => {
    expect(split('× 2. Soon', 'Сешоар')).toEqual({ text: '× 2. Soon' })
  })
})
