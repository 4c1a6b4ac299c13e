import * as v from 'valibot'
import { contentOf, id, optionalText, price } from './fields.ts'

/** Room-service categories in the order their sections appear (spec 9.11). */
export const productCategories = ['FOOD', 'NON_ALCOHOLIC', 'ALCOHOLIC'] as const

/** The section that a category means, in whatever case it is written. `NON_ALCOHOL` is `NON_ALCOHOLIC`: the spec has both. */
function sectionOf(category: string): string {
  const name = category
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return name === 'NON_ALCOHOL' ? 'NON_ALCOHOLIC' : (productCategories.find((known) => known === name) ?? category)
}

/** A room-service product (spec 3.7). */
export const product = v.object({
  id,
  label: v.string(),
  price,
  image: optionalText,
  productCategory: v.pipe(v.string(), v.transform(sectionOf)),
})
export type Product = v.InferOutput<typeof product>

/** Answer of `GET products` (spec 7.4). */
export const productList = contentOf(product)
