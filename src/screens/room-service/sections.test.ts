import { describe, expect, it } from 'vitest'
import type { Product } from '#src/wire/products.ts'
import { activeSection } from './activeSection.ts'
import { distinctProducts, sectionsOf } from './sections.ts'

const product = (id: string, productCategory: string): Product => ({ id, productCategory, label: id, price: 1, image: undefined })

describe('the sections of room service', () => {
  it('are food, drinks without alcohol, drinks with, then whatever else the hotel has', () => {
    const list = [product('1', 'Cigars'), product('2', 'ALCOHOLIC'), product('3', 'NON_ALCOHOLIC'), product('4', 'FOOD'), product('5', 'Cigars')]
    expect(sectionsOf(list).map((section) => section.category)).toEqual(['FOOD', 'NON_ALCOHOLIC', 'ALCOHOLIC', 'Cigars'])
  })

  it('are left out when empty', () => {
    expect(sectionsOf([product('2', 'ALCOHOLIC')]).map((section) => section.category)).toEqual(['ALCOHOLIC'])
    expect(sectionsOf([])).toEqual([])
  })

  it('list a product once when the hotel repeats its id', () => {
    expect(distinctProducts([product('1', 'FOOD'), product('2', 'FOOD'), product('1', 'ALCOHOLIC')]).map(({ id }) => id)).toEqual(['1', '2'])
  })
})

describe('the category a guest is reading', () => {
  it.each([
    ['before the first', [300, 900, 1500], false, 0],
    ['inside the first', [90, 900, 1500], false, 0],
    ['where the second begins', [-700, 100, 700], false, 1],
    ['past all', [-1700, -900, -300], false, 2],
    ['at the end of the page, though the last is still low', [-300, 20, 400], true, 2],
    ['of a page without sections', [], true, 0],
  ] as const)('%s', (_where, tops, atEnd, expected) => {
    expect(activeSection(tops, 120, atEnd)).toBe(expected)
  })
})
