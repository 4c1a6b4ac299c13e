import { expect, it } from 'vitest'
import { bytesOf, bytesOfRows, bytesOfTable } from './bytesOfRows.ts'

const tea = { id: 'чай' } // {"id":"чай"}: nine bytes, and two for each Cyrillic letter
const soup = { id: 'soup' }

it('a row takes the bytes of its JSON in UTF-8', () => {
  expect(bytesOf(tea)).toBe(15)
})

it('a table takes the bytes of its rows, and none when it is frozen', () => {
  expect(bytesOfTable([tea, soup])).toBe(15 + 13)
  expect(bytesOfTable([])).toBe(0)
  expect(bytesOfTable(Object.freeze([tea, soup]))).toBe(0)
})

it('a hotel takes the bytes of all its tables', () => {
  expect(bytesOfRows({ products: [tea, soup], orders: [soup], menuItems: Object.freeze([tea]) })).toBe(15 + 13 + 13)
})
