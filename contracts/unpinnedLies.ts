import { changed, eachIn, on, says } from './lies.ts'
import type { Json, Lie } from './lies.ts'

/** A lie that no verification shows, and why. */
export interface UnpinnedLie extends Lie {
  readonly because: string
}

/** Lies that verification does not show; `contracts/README.md` lists them by these names. */
export const unpinnedLies: readonly UnpinnedLie[] = [
  {
    name: 'an order is answered but not kept',
    because: 'an interaction is one call; that a later read shows what was sent is for the backend\u2019s own tests',
    tell: on('POST /orders', async ({ hotel, honest }) => {
      const response = await honest()
      for (const { id } of hotel.store.orders.where({ status: 'CREATED' })) hotel.store.orders.remove(id)
      return response
    }),
  },
  {
    name: 'the total of an order is wrong',
    because: 'answers are held to by type, since the backend chooses its own data',
    tell: says('GET /orders/customer', eachIn(changed('totalPrice', 0.01))),
  },
  {
    name: 'the oldest order comes first',
    because: 'the app shows the order of the list as it comes, and no rule names one',
    tell: says('GET /orders/customer', ({ content }: { content: Json[] }) => ({ content: content.toReversed() })),
  },
  {
    name: 'the rating of another guest comes back',
    because: 'the call names no guest, so only the session tells whose it is; a type cannot',
    tell: says('GET /customers/rating', changed('publicMessage', 'Of somebody else')),
  },
  {
    name: 'more is said than is asked',
    because: 'fields that the app does not read are allowed, also such that should never leave the hotel',
    tell: says('POST /customer/login', changed('passportNumber', 'X123')),
  },
  {
    name: 'an order sent twice is kept twice',
    because: 'it takes the Idempotency-Key, which is only a proposal',
    tell: on('POST /orders', async ({ request, honest }) => {
      await honest(request.clone())
      return honest()
    }),
  },
]
