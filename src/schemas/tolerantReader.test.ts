import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { configurationList } from './configuration.ts'
import { contentOf, id, optionalText, price } from './fields.ts'
import { menuList } from './menus.ts'
import { onUnexpectedValue, readTolerantly } from './tolerantReader.ts'

const row = v.object({ id, label: v.string(), price, note: optionalText })
const list = contentOf(row)
const soup = { id: 'soup', label: 'Таратор', price: 6.5, note: 'cold' }
const tea = { id: 'tea', label: 'Чай', price: 3, note: 'hot' }
const table = v.object({ title: v.string(), hint: optionalText, seats: v.nullish(v.number()) })

afterEach(() => onUnexpectedValue(() => undefined))

/** Each field is reported once per response, so every test needs a response name of its own. */
let names = 0

/** Reads a body. Returns the output, or the path and message of each issue, and the reported fields. */
function read(schema: v.GenericSchema, body: unknown, responseName = `response ${names++}`) {
  const reported: string[] = []
  onUnexpectedValue((field) => void reported.push(field.replace(`${responseName}: `, '')))
  const result = readTolerantly(responseName, schema, body)
  const value = result.success ? result.output : result.issues.map((each) => [v.getDotPath(each), each.message])
  return { value, reported }
}

/** As `read`, for a body with fields that fail validation. */
function readInvalid(schema: v.GenericSchema, body: unknown) {
  expectConsole('warn', / does not fit: /)
  return read(schema, body)
}

describe('a response that fails validation', () => {
  it('is not reported when it is valid', () => {
    expect(read(list, { content: [soup, tea] })).toEqual({ value: [soup, tea], reported: [] })
  })

  it.each([
    ['a number as the text it was written as', { title: 7 }, { title: '7' }, ['title']],
    ['a text of digits as the number it reads as', { title: 'a', seats: '4' }, { title: 'a', seats: 4 }, ['seats']],
    ['a decimal text as a number', { title: 'a', seats: '4.25' }, { title: 'a', seats: 4.25 }, ['seats']],
    ['no other text as a number', { title: 'a', seats: '4 ' }, { title: 'a' }, ['seats']],
    ['no exponent', { title: 'a', seats: '1e3' }, { title: 'a' }, ['seats']],
    ['no sign', { title: 'a', seats: '-4' }, { title: 'a' }, ['seats']],
    ['no number that JSON.parse rounds as a text', { title: 'a', hint: 2 ** 53 }, { title: 'a' }, ['hint']],
    ['no object as a text', { title: 'a', hint: {} }, { title: 'a' }, ['hint']],
    ['no truth value as a number', { title: 'a', seats: true }, { title: 'a' }, ['seats']],
  ])('reads %s', (_what, body, value, reported) => {
    expect(readInvalid(table, body)).toEqual({ value, reported })
  })

  it('reads a price rounded to the cent', () => {
    const { value } = readInvalid(list, [{ ...soup, price: 6.505 }, tea])
    expect(value).toEqual([{ ...soup, price: 6.51 }, tea])
  })

  it('omits rows without a required field, and reports each field once, without its index', () => {
    const { label: _label, ...unnamed } = soup
    const body = { content: [unnamed, tea, { ...unnamed, id: 'b' }, { ...tea, id: null }] }
    expect(readInvalid(list, body)).toEqual({ value: [tea], reported: ['content[].label', 'content[].id'] })
  })

  it('omits the later of two rows with one id', () => {
    expect(readInvalid(list, [soup, tea, { ...tea, id: 'soup' }])).toEqual({ value: [soup, tea], reported: ['[]'] })
  })

  it('omits a row once when several of its fields are missing', () => {
    expect(readInvalid(list, { content: [{ note: 'cold' }, tea] }).value).toEqual([tea])
  })

  it('omits the object that lacks a required field, where the object is optional', () => {
    const schema = v.object({ brand: v.optional(v.object({ color: v.string() })) })
    expect(readInvalid(schema, { brand: { color: null } })).toEqual({ value: {}, reported: ['brand.color'] })
  })

  it('is an error with its first invalid field when no row is readable: an empty list would mean that the hotel has none', () => {
    const { value, reported } = read(list, { content: [{ ...soup, label: null }] })
    expect(value).toEqual([['content.0.label', expect.stringContaining('Expected string but received null')]])
    expect(reported).toEqual([])
  })

  it.each([
    ['without a required field', { hint: 'a' }, 'title'],
    ['that is null', null, null],
    ['that is a text', 'closed', null],
  ])('is an error when it is an object %s', (_what, body, field) => {
    expect(read(table, body).value).toEqual([[field, expect.stringContaining('Expected')]])
  })

  it('is absent when it is a text, a number or a truth value, where it may be absent', () => {
    for (const body of ['closed', 7, true])
      expect(readInvalid(v.optional(table), body)).toEqual({ value: undefined, reported: ['body'] })
  })

  it('is not changed', () => {
    const body = { content: [{ ...soup, note: 7 }, { id: 1 }] }
    const copy = structuredClone(body)
    readInvalid(list, body)
    expect(body).toEqual(copy)
  })
})

it('a field is reported once per response name, with what was expected and without its value', () => {
  expectConsole('warn', /^tables: hint does not fit: string$/)
  const body = { title: 'a', hint: ['secret'] }
  expect(read(table, body, 'tables').reported).toEqual(['hint'])
  expect(read(table, body, 'tables').reported).toEqual([])
  expectConsole('warn', /^drinks: hint does not fit: string$/)
  expect(read(table, body, 'drinks').reported).toEqual(['hint'])
})

it('a dish of a menu needs no id, its price is unreadable where it does not fit, and 0 where there is none', () => {
  const odd = [{ itemPrice: '9,50 lv' }, { itemPrice: -3 }, { itemPrice: Infinity }]
  const prices = [...odd, { itemPrice: null }, {}, { itemPrice: '4.5', id: {} }]
  const menuItems = [...prices.map((each) => ({ itemName: 'Мекици', ...each })), { id: 2 }]
  const { value, reported } = readInvalid(menuList, [{ menuLanguage: 'BG', menuItems }])
  const none = 'unreadable'
  const [menu] = value as v.InferOutput<typeof menuList>
  expect(menu?.menuItems.map(({ itemPrice }) => itemPrice)).toEqual([none, none, none, 0, 0, 4.5])
  expect(reported).toEqual(['itemPrice', 'id', 'itemName'].map((key) => `[].menuItems[].${key}`))
})

it('an invalid key of the configuration is absent, an invalid module left out, and only the first element is read', () => {
  const bar = { moduleName: 'bar', sortOrder: 1, internalUrl: '/bar' }
  const contentModules = [{ ...bar, internalUrl: null }, bar, 'spa', { ...bar, sortOrder: '2' }]
  const first = { appName: 'Х', termsUrl: '', currency: 'euro', brand: { color: 7, headerImage: '/h.webp' } }
  const others = [{ appName: 7, deviceProfile: 'garbage' }, null]
  const { value } = readInvalid(configurationList, [{ ...first, deviceProfile: { contentModules } }, ...others])
  const deviceProfile = { contentModules: [bar, { ...bar, sortOrder: 2 }] }
  expect(value).toEqual([{ appName: 'Х', brand: { color: '7', headerImage: '/h.webp' }, deviceProfile }])
})
