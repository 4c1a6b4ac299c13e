import type { GenericSchema } from 'valibot'
import { expect, it, vi } from 'vitest'
import { productList } from '#src/schemas/products.ts'
import { reservationList } from '#src/schemas/reservations.ts'
import { guestSession } from '#src/schemas/session.ts'
import { asResponseSchema, listedRows } from './responses.ts'

const tea = { id: 'tea', label: 'Чай', price: 3, productCategory: 'FOOD' }
const long = { ...tea, id: 2 ** 53 }
const TOO_LONG = 'does not fit: is above 2^53: send ids as texts'

/** Each field is named once per response, so every row has a response name of its own. */
it.each<[name: string, schema: GenericSchema, body: unknown, words: string]>([
  ['data', productList, { data: { content: [tea] } }, 'content does not fit: is missing'],
  ['null', productList, { content: null }, 'content does not fit: Array'],
  ['204', productList, null, 'body does not fit: Object'],
  ['only long ids', productList, { content: [long] }, `content[].id ${TOO_LONG}`],
  ['a long id', productList, { content: [long, tea] }, `content[].id ${TOO_LONG}`],
  [
    'a long number',
    reservationList,
    [{ id: '1', numberOfPeople: 2 ** 53 }],
    '[].numberOfPeople does not fit: is above 2^53',
  ],
  ['a long personId', guestSession, { personId: 2 ** 53, sessionId: 'a' }, `personId ${TOO_LONG}`],
])('names on the console why a response, or a row of it, cannot be read: %s', (name, schema, body, words) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  void asResponseSchema(name, schema)['~standard'].validate(body)
  expect(warned.mock.calls).toEqual([[`${name}: ${words}`]])
})

const rows = [1, 2]
it.each([
  [rows, {}, 2],
  [{ content: rows }, {}, 2],
  [{ content: rows, last: true, first: true, totalElements: 2, totalPages: 1, number: 0, next: null }, {}, 2],
  [{ content: rows, page: { size: 20, number: 0, total_pages: 1 }, links: [{ rel: 'self' }], label: 'next' }, {}, 2],
  // Words that only contain one of those that count.
  [{ content: rows, isFirstVisit: false, atLast: false, textNext: 1, roomNumber: 305, numberOfGuests: 9 }, {}, 2],
  [null, {}, undefined],
  [{ rows }, {}, undefined],
  [rows, { 'x-total-count': '2' }, 2],
  [rows, { 'x-total-count': '3' }, Infinity],
  [rows, { link: '<https://api.example/orders?page=2>; rel="next"' }, Infinity],
  [rows, { link: '<https://api.example/>; rel=prev' }, Infinity],
  [rows, { link: '<https://api.example/>; rel="self"' }, 2],
  ...[
    { first: false },
    { last: false },
    { isLast: false },
    { has_next: true },
    { next: '/orders?page=2' },
    { previous: 1 },
    { more: true },
    { truncated: true },
    { number: 1 },
    { pageNumber: 1 },
    { offset: 20 },
    { totalPages: 2 },
    { pages: 2 },
    { pageCount: 2 },
    { total: 3 },
    { totalCount: 3 },
    { total_elements: 3 },
    { itemCount: 3 },
    { rowCount: '3' },
    { links: [{ rel: 'next' }] },
    { a: { b: { c: { more: true } } } },
  ].map((fields): [object, Record<string, string>, number] => [{ content: rows, ...fields }, {}, Infinity]),
  [{ content: rows, a: { b: { c: { d: { e: { more: true } } } } } }, {}, 2],
])('%j with the headers %j has so many rows: %d', (body, headers, count) => {
  expect(listedRows(body, new Headers(headers))).toBe(count)
  if (Object.keys(headers).length === 0) expect(listedRows(body)).toBe(count)
})
