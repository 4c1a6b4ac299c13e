import { expect, it } from 'vitest'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import { brandOf, draftOf, moved } from './brandDraft.ts'

it('an empty field is not part of a brand', () => {
  const draft = { name: ' ', color: '', headerImage: '', currency: 'eur', modules: [] } as const
  expect(brandOf(draft)).toEqual({ currency: 'eur', modules: [] })
})

it('a brand is unchanged by the form', () => {
  const look = { name: 'Хотел Роза', color: '#aa1144', headerImage: '/rose.jpg' }
  const brand: ShownBrand = { ...look, currency: 'lv', modules: ['bar'] }
  expect(brandOf(draftOf(brand))).toEqual(brand)
})

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('moves %s by %i', (item, by, after) => {
  expect(moved(['a', 'b', 'c'], item, by)).toEqual(after)
})
