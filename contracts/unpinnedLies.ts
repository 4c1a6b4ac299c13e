import { changed, eachIn, on, says } from './lies.ts'
import type { Json, Lie } from './lies.ts'

/** Lies that verification does not show; `README.md` beside this file lists them by these names and says why. */
export const unpinnedLies: readonly Lie[] = [
  {
    name: 'an order is answered but not kept',
    tell: on('POST /orders', async ({ hotel, honest }) => {
      const response = await honest()
      for (const { id } of hotel.store.orders.where({ status: 'CREATED' })) hotel.store.orders.remove(id)
      return response
    }),
  },
  {
    name: 'the total of an order is wrong',
    tell: says('GET /orders/customer', eachIn(changed('totalPrice', 0.01))),
  },
  {
    name: 'the oldest order comes first',
    tell: says('GET /orders/customer', ({ content }: { content: Json[] }) => ({ content: content.toReversed() })),
  },
  {
    name: 'the rating of another guest comes back',
    tell: says('GET /customers/rating', changed('publicMessage', 'Of somebody else')),
  },
  {
    name: 'more is said than is asked',
    tell: says('POST /customer/login', changed('passportNumber', 'X123')),
  },
  {
    name: 'an order sent twice is kept twice',
    tell: on('POST /orders', async ({ request, honest }) => {
      await honest(request.clone())
      return honest()
    }),
  },
]
