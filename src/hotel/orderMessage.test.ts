import { expect, it } from 'vitest'
import { orderMessage, readOrderMessage } from './orderMessage.ts'

it.each([
  ['cash', '', 'Плащане: в брой'],
  ['room', 'Без сирене\n\nБлагодаря', 'Плащане: на сметката на стаята\nБез сирене\n\nБлагодаря'],
] as const)('an order that is paid %s, with the note %j', (payment, note, message) => {
  expect(orderMessage(payment, note)).toBe(message)
  expect(readOrderMessage(message)).toEqual({ payment, note })
})

it.each(['', 'Без сирене', 'Плащане: с чек\nБез сирене'])('a message of another client is all note: %j', (message) => {
  expect(readOrderMessage(message)).toEqual({ note: message })
})
