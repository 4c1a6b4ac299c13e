import { changed, eachInContent, onCall, changeBody, withoutAccessCheck } from './providerMutation.ts'
import type { Json, ProviderMutation } from './providerMutation.ts'

/** Mutations that verification cannot detect. `contracts/README.md` lists them by name with the reason. */
export const undetectedMutations: readonly ProviderMutation[] = [
  {
    name: 'an order is accepted but not stored',
    call: 'POST /orders',
    mutate: onCall('POST /orders', async ({ hotel, respond }) => {
      const response = await respond()
      for (const { id } of hotel.store.orders.where({ status: 'CREATED' })) hotel.store.orders.remove(id)
      return response
    }),
  },
  {
    name: 'the total of an order is wrong',
    call: 'GET /orders/customer',
    mutate: changeBody('GET /orders/customer', eachInContent(changed('totalPrice', 0.01))),
  },
  {
    name: 'the oldest order comes first',
    call: 'GET /orders/customer',
    mutate: changeBody('GET /orders/customer', ({ content }: { content: Json[] }) => ({
      content: content.toReversed(),
    })),
  },
  {
    name: 'the rating of another guest is returned',
    call: 'GET /customers/rating',
    mutate: changeBody('GET /customers/rating', changed('publicMessage', 'Of another guest')),
  },
  {
    name: 'a rating of nine stars is returned',
    call: 'GET /customers/rating',
    mutate: changeBody('GET /customers/rating', changed('ratingValue', 9)),
  },
  {
    name: 'the session id of a login is invalid',
    call: 'POST /customer/login',
    mutate: changeBody('POST /customer/login', changed('sessionId', 'invalid')),
  },
  {
    name: 'only one order of many is listed',
    call: 'GET /orders/customer',
    mutate: changeBody('GET /orders/customer', ({ content }: { content: Json[] }) => ({
      content: content.slice(0, 1),
    })),
  },
  {
    name: 'a price with three decimals, or below zero',
    call: 'GET /products',
    mutate: changeBody('GET /products', eachInContent(changed('price', -1.005))),
  },
  {
    name: 'a product is listed twice',
    call: 'GET /products',
    mutate: changeBody('GET /products', ({ content }: { content: Json[] }) => ({ content: [...content, ...content] })),
  },
  {
    name: 'a submission is answered with a page of HTML',
    call: 'POST /orders',
    mutate: onCall('POST /orders', async ({ respond }) => {
      const { status } = await respond()
      return new Response('<h1>Hotel</h1>', { status, headers: { 'content-type': 'text/html' } })
    }),
  },
  {
    name: 'a call without a token is accepted',
    mutate: ({ hotel, request, respond }) => {
      const hasToken = request.headers.has('authorization')
      return hasToken ? respond() : withoutAccessCheck({ hotel, request, respond })
    },
  },
  {
    name: 'a response has additional fields',
    call: 'POST /customer/login',
    mutate: changeBody('POST /customer/login', changed('passportNumber', 'X123')),
  },
  {
    name: 'an order sent twice is stored twice',
    call: 'POST /orders',
    mutate: onCall('POST /orders', async ({ request, respond }) => {
      await respond(request.clone())
      return respond()
    }),
  },
]
