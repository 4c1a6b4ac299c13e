import * as v from 'valibot'
import { contentOf, id, optionalText, price } from './fields.ts'

/** Body of `POST orders/customer/{personId}`: one entry in `productIds` per unit, `message` sent empty (spec 3.10). */
export const orderBody = v.object({ message: v.string(), productIds: v.pipe(v.array(id), v.minLength(1)) })
export type OrderBody = v.InferOutput<typeof orderBody>

/** An order as listed (spec 3.11). `reservationDate` is text (spec 3.23). */
export const order = v.object({
  id,
  reservationDate: optionalText,
  orderNumber: v.optional(v.nullable(id)),
  status: optionalText,
  totalPrice: v.optional(v.nullable(price)),
})
export type Order = v.InferOutput<typeof order>

/** Response of `GET orders/customer/{personId}` (spec 7.6). */
export const orderList = contentOf(order)
