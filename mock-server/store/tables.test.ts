import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fewRows } from '#tests/support/servers/storageConformance.ts'
import { parseRows } from './rowsText.ts'
import { rowsSchema } from './tables.ts'

const soup = { id: 'soup', label: 'Таратор', price: 6.9, productCategory: 'FOOD' }

describe('the rows of a seed', () => {
  it('may leave out a column that may be null', () => {
    expect(v.parse(rowsSchema, { ...fewRows(), products: [soup] }).products).toMatchObject([{ ...soup, image: null }])
  })

  it.each([
    ['an unknown column', { ...soup, pictre: null }],
    ['a column of another type', { ...soup, price: '6.90' }],
    ['a required column that is missing', { id: 'soup' }],
  ])('are rejected with %s', (_what, product) => {
    expect(v.is(rowsSchema, { ...fewRows(), products: [product] })).toBe(false)
  })
})

describe('the rows of a file', () => {
  it('get the columns of this version that may be null', () => {
    const { guests } = fewRows()
    const older = { ...fewRows(), guests: guests.map(({ checkOutDate: _later, ...guest }) => guest) }
    expect(parseRows(JSON.stringify(older)).guests).toEqual(guests.map((guest) => ({ ...guest, checkOutDate: null })))
  })
})
