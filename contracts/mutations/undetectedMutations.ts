import { changed, eachInContent, onCall, changeBody, mutationOf, withoutAccessCheck } from './providerMutation.ts'
import type { Json, ProviderMutation } from './providerMutation.ts'

/** Mutations that verification cannot detect. `contracts/README.md` lists them by name with the reason. */
export const undetectedMutations: readonly ProviderMutation[] = [
  mutationOf('POST /orders', 'an order is accepted but not stored', (call) =>
    onCall(call, async ({ hotel, respond }) => {
      const response = await respond()
      for (const { id } of hotel.store.orders.where({ status: 'CREATED' })) hotel.store.orders.remove(id)
      return response
    }),
  ),
  mutationOf('GET /orders/customer', 'the total of an order is wrong', (call) =>
    changeBody(call, eachInContent(changed('totalPrice', 0.01))),
  ),
  mutationOf('GET /orders/customer', 'the oldest order comes first', (call) =>
    changeBody(call, ({ content }: { content: Json[] }) => ({
      content: content.toReversed(),
    })),
  ),
  mutationOf('GET /customers/rating', 'the rating of another guest is returned', (call) =>
    changeBody(call, changed('publicMessage', 'Of another guest')),
  ),
  mutationOf('GET /customers/rating', 'a rating of nine stars is returned', (call) =>
    changeBody(call, changed('ratingValue', 9)),
  ),
  mutationOf('POST /customer/login', 'the session id of a login is invalid', (call) =>
    changeBody(call, changed('sessionId', 'invalid')),
  ),
  mutationOf('GET /orders/customer', 'only one order of many is listed', (call) =>
    changeBody(call, ({ content }: { content: Json[] }) => ({
      content: content.slice(0, 1),
    })),
  ),
  mutationOf('GET /products', 'a price with three decimals, or below zero', (call) =>
    changeBody(call, eachInContent(changed('price', -1.005))),
  ),
  mutationOf('GET /products', 'a product is listed twice', (call) =>
    changeBody(call, ({ content }: { content: Json[] }) => ({ content: [...content, ...content] })),
  ),
  mutationOf('POST /orders', 'a submission is answered with a page of HTML', (call) =>
    onCall(call, async ({ respond }) => {
      const { status } = await respond()
      return new Response('<h1>Hotel</h1>', { status, headers: { 'content-type': 'text/html' } })
    }),
  ),
  {
    name: 'a call without a token is accepted',
    mutate: ({ hotel, request, respond }) => {
      const hasToken = request.headers.has('authorization')
      return hasToken ? respond() : withoutAccessCheck({ hotel, request, respond })
    },
  },
  mutationOf('POST /customer/login', 'a response has additional fields', (call) =>
    changeBody(call, changed('passportNumber', 'X123')),
  ),
  mutationOf('POST /orders', 'an order sent twice is stored twice', (call) =>
    onCall(call, async ({ request, respond }) => {
      await respond(request.clone())
      return respond()
    }),
  ),
]
