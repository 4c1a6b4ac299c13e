import * as v from 'valibot'
import { runningKeyOf } from '#mock-server/handlers/idempotency/idempotency.ts'
import { toOrder } from '#mock-server/handlers/orders.ts'
import { storeResponse } from '#mock-server/handlers/idempotency/idempotencyStore.ts'
import { requestFingerprint } from '#mock-server/handlers/idempotency/requestFingerprint.ts'
import type { Hotel, IdempotencyKey } from '#mock-server/hotel.ts'
import { addOne } from './history.ts'
import { theGuest, type ScenarioParameters } from './scenario.ts'

const keyParameters = v.object({ idempotencyKey: v.exactOptional(v.string(), 'a-key') })

/** An order of one unit of the first product under the key. Releases the key first. */
function keyedOrder(hotel: Hotel, parameters: ScenarioParameters): IdempotencyKey {
  const { idempotencyKey } = v.parse(keyParameters, parameters)
  const { id: guestId } = theGuest(hotel)
  const product = hotel.store.products.find({})
  if (product === undefined) throw new Error('The hotel has no products: reset it first')
  for (const { id } of hotel.store.idempotentResponses.where({ guestId, idempotencyKey })) {
    hotel.store.idempotentResponses.remove(id)
  }
  const body = JSON.stringify({ message: '', productIds: [product.id] })
  const keyed = { guestId, idempotencyKey, fingerprint: requestFingerprint(`orders/customer/${guestId}`, body) }
  hotel.running.delete(runningKeyOf(keyed))
  return keyed
}

/** The hotel has accepted an order under a key. */
export function orderAccepted(hotel: Hotel, parameters: ScenarioParameters): void {
  const keyed = keyedOrder(hotel, parameters)
  addOne(hotel, 'orders')
  const order = hotel.store.orders.where({ guestId: keyed.guestId }).at(-1)
  if (order !== undefined) storeResponse(hotel, keyed, { status: 201, body: JSON.stringify(toOrder(order)) })
}

/** The hotel is processing an order under a key, and never answers it. */
export function orderRunning(hotel: Hotel, parameters: ScenarioParameters): void {
  const keyed = keyedOrder(hotel, parameters)
  hotel.running.set(runningKeyOf(keyed), keyed)
}
