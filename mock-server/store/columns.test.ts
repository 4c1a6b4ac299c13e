import { describe, expect, it } from 'vitest'
import { columnError, columnsOf, isNested, withDefaults, type Column } from './columns.ts'

const { id, price, image } = columnsOf('products') as Record<'id' | 'price' | 'image', Column>
const { productIds } = columnsOf('orders') as Record<'productIds', Column>
const { settings } = columnsOf('configurations') as Record<'settings', Column>

describe('the value of a column', () => {
  it.each([
    ['a text', id, ''],
    ['a number', price, -0.5],
    ['a text or null', image, 'soup.jpg'],
    ['null where it may be', image, null],
    ['a list of texts', productIds, ['soup', 'tea']],
    ['an object', settings, { appName: 'Липов цвят' }],
  ])('is valid: %s', (_what, column, value) => {
    expect(columnError(column, value)).toBeUndefined()
  })

  it.each([
    [id, 7, 'is number, not string'],
    [id, undefined, 'is undefined, not string'],
    [id, null, 'is null, not string'],
    [price, '7', 'is string, not number'],
    [price, Infinity, 'is too large a number, not number'],
    [image, true, 'is boolean, not string or null'],
    [image, undefined, 'is undefined, not string or null'],
    [productIds, 'soup', 'is string, not list of texts'],
    [productIds, ['soup', 7], 'is list, not list of texts'],
    [settings, ['soup'], 'is list of texts, not object'],
    [settings, 'soup', 'is string, not object'],
    [settings, null, 'is null, not object'],
  ])('is invalid: %#, and the error says so', (column, value, error) => {
    expect(columnError(column, value)).toBe(error)
  })
})

it('nested columns are lists and objects', () => {
  expect([id, price, image, productIds, settings, undefined].map(isNested)).toEqual([
    ...[false, false, false],
    ...[true, true],
    false,
  ])
})

it('a row gets the defaults of the columns that it leaves out, and is the same row when it leaves out none', () => {
  const complete = { ...Object.fromEntries(Object.keys(columnsOf('products')).map((name) => [name, name])), id: 'soup' }
  expect(withDefaults('products', complete)).toBe(complete)
  const { image: _image, ...shorter } = { image: '', ...complete }
  expect(withDefaults('products', shorter)).toEqual({ ...complete, image: null })
})
