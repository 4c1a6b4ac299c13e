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

it.each([
  [
    'food, non-alcoholic, alcoholic, then the others',
    ['Cigars', 'ALCOHOLIC', 'NON_ALCOHOLIC', 'FOOD', 'Cigars'],
    ['FOOD', 'NON_ALCOHOLIC', 'ALCOHOLIC', 'Cigars'],
  ],
  ['none without products', ['ALCOHOLIC'], ['ALCOHOLIC']],
  ['none at all', [], []],
  ['those that differ in case as one', ['Cigars', 'CIGARS ', 'food'], ['FOOD', 'Cigars']],
])('products have these sections: %s', (_which, received, sections) => {
  expect(categories(received.map((category, at) => product(`${at}`, category)))).toEqual(sections)
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
