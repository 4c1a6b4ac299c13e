import type { GenericSchema } from 'valibot'
import { expect, it, vi } from 'vitest'
import { productList } from '#src/schemas/products.ts'
import { reservationList } from '#src/schemas/reservations.ts'
import { guestSession } from '#src/schemas/session.ts'
import { asResponseSchema } from './responses.ts'

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
