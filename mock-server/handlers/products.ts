import type { InferInput } from 'valibot'
import type { productList } from '#src/schemas/products.ts'
import type { ProductRow } from '#mock-server/store/tables.ts'
import { json } from './responses.ts'
import type { GuestRoute } from './route.ts'

function toProduct({ id, label, price, image, productCategory }: ProductRow) {
  return { id, label, price, image, productCategory }
}

/** `GET products` (spec 7.4): `{ content: […] }`. */
export const getProducts: GuestRoute = {
  method: 'GET',
  path: 'products',
  access: 'guest',
  handle(_request, { hotel }) {
    const content = hotel.store.products.where().map(toProduct)
    return json(200, { content } satisfies InferInput<typeof productList>)
  },
}
