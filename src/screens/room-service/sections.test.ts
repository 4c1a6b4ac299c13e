import { describe, expect, it } from 'vitest'
import type { Product } from '#src/schemas/products.ts'
import { activeSection, sectionsOf } from './sections.ts'

const product = (id: string, productCategory: string): Product => ({
  id,
  productCategory,
  label: id,
  price: 1,
  image: undefined,
})
const categories = (list: readonly Product[]) => sectionsOf(list).map((section) => section.category)

describe('sectionsOf', () => {
  it('orders sections as food, non-alcoholic, alcoholic, then other categories', () => {
    const received = ['Cigars', 'ALCOHOLIC', 'NON_ALCOHOLIC', 'FOOD', 'Cigars']
    expect(categories(received.map((category, at) => product(`${at}`, category)))).toEqual([
      'FOOD',
      'NON_ALCOHOLIC',
      'ALCOHOLIC',
      'Cigars',
    ])
  })

  it('omits empty sections', () => {
    expect(categories([product('2', 'ALCOHOLIC')])).toEqual(['ALCOHOLIC'])
    expect(sectionsOf([])).toEqual([])
  })

  it('compares categories ignoring case, including unknown ones', () => {
    expect(categories([product('1', 'Cigars'), product('2', 'CIGARS '), product('3', 'food')])).toEqual([
      'FOOD',
      'Cigars',
    ])
  })
})

describe('the active section', () => {
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
