import * as v from 'valibot'
import { rememberResponse, requestFingerprint, runningKeyOf, underKey } from '#mock-server/handlers/idempotency.ts'
import { toOrder } from '#mock-server/handlers/orders.ts'
import type { Hotel, IdempotencyKey } from '#mock-server/hotel/hotel.ts'
import { ofGuest } from '#mock-server/models.ts'
import { addOne } from './history.ts'
import { theGuest, type ScenarioParameters } from './scenario.ts'

const keyParameters = v.object({ idempotencyKey: v.exactOptional(v.string(), 'a-key') })

/** An order of one unit of the first product under the key. Releases the key first. */
function keyedOrder(hotel: Hotel, parameters: ScenarioParameters): IdempotencyKey {
  const { idempotencyKey } = v.parse(keyParameters, parameters)
  const { id: guestId } = theGuest(hotel)
  const product = hotel.db.products.getAll()[0]
  if (product === undefined) throw new Error('The hotel has no products: reset it first')
  hotel.change((db) => db.idempotentResponses.deleteMany(underKey({ guestId, idempotencyKey })))
  const body = JSON.stringify({ message: '', productIds: [product.id] })
  const keyed = { guestId, idempotencyKey, fingerprint: requestFingerprint(`orders/customer/${guestId}`, body) }
  hotel.running.delete(runningKeyOf(keyed))
  return keyed
}

/** The hotel has accepted an order under a key. */
export function orderAccepted(hotel: Hotel, parameters: ScenarioParameters): void {
  const keyed = keyedOrder(hotel, parameters)
  addOne(hotel, 'orders')
  const order = hotel.db.orders.findMany(ofGuest(keyed.guestId)).at(-1)
  if (order !== undefined) hotel.change((db) => rememberResponse(db, keyed, JSON.stringify(toOrder(order))))
}

/** The hotel is processing an order under a key, and never answers it. */
export function orderRunning(hotel: Hotel, parameters: ScenarioParameters): void {
  const keyed = keyedOrder(hotel, parameters)
  hotel.running.set(runningKeyOf(keyed), keyed)
}
