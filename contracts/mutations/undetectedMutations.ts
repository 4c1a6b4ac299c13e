import { changed, eachIn, on, says, unguarded } from './providerMutation.ts'
import type { Json, ProviderMutation } from './providerMutation.ts'

/** Mutations that verification does not show; `README.md` beside this file lists them by these names and says why. */
export const undetectedMutations: readonly ProviderMutation[] = [
  {
    name: 'an order is answered but not kept',
    mutate: on('POST /orders', async ({ hotel, honest }) => {
      const response = await honest()
      for (const { id } of hotel.store.orders.where({ status: 'CREATED' })) hotel.store.orders.remove(id)
      return response
    }),
  },
  {
    name: 'the total of an order is wrong',
    mutate: says('GET /orders/customer', eachIn(changed('totalPrice', 0.01))),
  },
  {
    name: 'the oldest order comes first',
    mutate: says('GET /orders/customer', ({ content }: { content: Json[] }) => ({ content: content.toReversed() })),
  },
  {
    name: 'the rating of another guest comes back',
    mutate: says('GET /customers/rating', changed('publicMessage', 'Of somebody else')),
  },
  {
    name: 'a rating of nine stars comes back',
    mutate: says('GET /customers/rating', changed('ratingValue', 9)),
  },
  {
    name: 'a session that is of no use is given',
    mutate: says('POST /customer/login', changed('sessionId', 'of no use')),
  },
  {
    name: 'only one order of many is listed',
    mutate: says('GET /orders/customer', ({ content }: { content: Json[] }) => ({ content: content.slice(0, 1) })),
  },
  {
    name: 'a price with three decimals, or below zero',
    mutate: says('GET /products', eachIn(changed('price', -1.005))),
  },
  {
    name: 'a product is listed twice',
    mutate: says('GET /products', ({ content }: { content: Json[] }) => ({ content: [...content, ...content] })),
  },
  {
    name: 'a submission is answered with a page of HTML',
    mutate: on('POST /orders', async ({ honest }) => {
      const { status } = await honest()
      return new Response('<h1>Hotel</h1>', { status, headers: { 'content-type': 'text/html' } })
    }),
  },
  {
    name: 'a call without any token is let in',
    mutate: ({ hotel, request, honest }) => {
      const isOpen = request.headers.has('authorization')
      return isOpen ? honest() : unguarded({ hotel, request, honest })
    },
  },
  {
    name: 'more is said than is asked',
    mutate: says('POST /customer/login', changed('passportNumber', 'X123')),
  },
  {
    name: 'an order sent twice is kept twice',
    mutate: on('POST /orders', async ({ request, honest }) => {
      await honest(request.clone())
      return honest()
    }),
  },
]
