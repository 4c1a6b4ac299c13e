import { changed, eachInContent, onCall, changeBody, withoutAccessCheck } from './providerMutation.ts'
import type { Json, ProviderMutation } from './providerMutation.ts'

/** Mutations that verification cannot detect. `contracts/README.md` lists them by name with the reason. */
export const undetectedMutations: readonly ProviderMutation[] = [
  {
    name: 'an order is accepted but not stored',
    mutate: onCall('POST /orders', async ({ hotel, respond }) => {
      const response = await respond()
      for (const { id } of hotel.store.orders.where({ status: 'CREATED' })) hotel.store.orders.remove(id)
      return response
    }),
  },
  {
    name: 'the total of an order is wrong',
    mutate: changeBody('GET /orders/customer', eachInContent(changed('totalPrice', 0.01))),
  },
  {
    name: 'the oldest order comes first',
    mutate: changeBody('GET /orders/customer', ({ content }: { content: Json[] }) => ({
      content: content.toReversed(),
    })),
  },
  {
    name: 'the rating of another guest is returned',
    mutate: changeBody('GET /customers/rating', changed('publicMessage', 'Of another guest')),
  },
  {
    name: 'a rating of nine stars is returned',
    mutate: changeBody('GET /customers/rating', changed('ratingValue', 9)),
  },
  {
    name: 'the session id of a login is invalid',
    mutate: changeBody('POST /customer/login', changed('sessionId', 'invalid')),
  },
  {
    name: 'only one order of many is listed',
    mutate: changeBody('GET /orders/customer', ({ content }: { content: Json[] }) => ({
      content: content.slice(0, 1),
    })),
  },
  {
    name: 'a price with three decimals, or below zero',
    mutate: changeBody('GET /products', eachInContent(changed('price', -1.005))),
  },
  {
    name: 'a product is listed twice',
    mutate: changeBody('GET /products', ({ content }: { content: Json[] }) => ({ content: [...content, ...content] })),
  },
  {
    name: 'a submission is answered with a page of HTML',
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
    mutate: changeBody('POST /customer/login', changed('passportNumber', 'X123')),
  },
  {
    name: 'an order sent twice is stored twice',
    mutate: onCall('POST /orders', async ({ request, respond }) => {
      await respond(request.clone())
      return respond()
    }),
  },
]
