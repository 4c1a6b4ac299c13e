import * as v from 'valibot'
import { contentOf, id, optionalText, price } from './fields.ts'

/** Room-service categories in the order their sections appear (spec 9). */
export const productCategories = ['FOOD', 'NON_ALCOHOLIC', 'ALCOHOLIC'] as const

/** A room-service product (spec 3). `NON_ALCOHOL` is read as `NON_ALCOHOLIC`: the spec has both. */
export const product = v.object({
  id,
  label: v.string(),
  price,
  image: optionalText,
  productCategory: v.pipe(
    v.string(),
    v.transform((category) => (category === 'NON_ALCOHOL' ? 'NON_ALCOHOLIC' : category)),
  ),
})
export type Product = v.InferOutput<typeof product>

/** Answer of `GET products` (spec 7). */
export const productList = contentOf(product)
