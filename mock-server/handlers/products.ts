import { http } from 'msw'
import type { InferInput } from 'valibot'
import { product, type productList } from '#src/schemas/products.ts'
import type { Resolvers } from './calls.ts'
import { pickFields, json } from './http.ts'

export const productHandlers = ({ api, guestCall }: Resolvers) => ({
  /** Spec 7.4: `{ content: […] }`. */
  getProducts: http.get(
    `${api}/products`,
    guestCall(({ hotel }) => {
      const content = hotel.db.products.getAll().map((row) => pickFields(product, row))
      return json(200, { content } satisfies InferInput<typeof productList>)
    }),
  ),
})
