import * as v from 'valibot'
import { id } from '#src/schemas/fields.ts'

/** The maximum quantity of one product; limits the length of the id list in an order. */
export const QUANTITY_LIMIT = 999

/** A product of the cart and its quantity. */
export const cartLine = v.object({
  productId: id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUANTITY_LIMIT)),
})
export type CartLine = Readonly<v.InferOutput<typeof cartLine>>
