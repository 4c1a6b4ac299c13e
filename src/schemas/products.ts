import * as v from 'valibot'
import { contentOf, id, optionalText, price } from './fields.ts'

/** Room-service categories in the order their sections appear (spec 9.11). */
export const productCategories = ['FOOD', 'NON_ALCOHOLIC', 'ALCOHOLIC'] as const

/** The section of a category, case-insensitive. `NON_ALCOHOL` means `NON_ALCOHOLIC`: the spec uses both. */
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

/** Response of `GET products` (spec 7.4). */
export const productList = contentOf(product)
