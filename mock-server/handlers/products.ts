import type { InferInput } from 'valibot'
import { product, type productList } from '#src/schemas/products.ts'
import { pickFields } from '#mock-server/handlers/http/pickFields.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import { productsOf } from './dishes.ts'
import type { GuestRoute } from './route.ts'

/** `GET products` (spec 7.4): `{ content: […] }`. */
export const getProducts: GuestRoute = {
  method: 'GET',
  path: 'products',
  access: 'guest',
  handle(_request, { hotel }) {
    const content = productsOf(hotel).map((row) => pickFields(product, row))
    return json(200, { content } satisfies InferInput<typeof productList>)
  },
}
