import type { InferInput } from 'valibot'
import { toCents } from '#src/lib/money.ts'
import { orderBody, type order, type orderList, type OrderBody } from '#src/schemas/orders.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { hotelDayText } from '#mock-server/clock.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { Store } from '#mock-server/store/store.ts'
import type { OrderRow, ProductRow } from '#mock-server/store/tables.ts'
import { newestFirst } from './newestFirst.ts'
import { readBody } from './parse.ts'
import { json, validationError } from './responses.ts'
import type { GuestRoute } from './route.ts'

const PATH = 'orders/customer/:personId'

/** An order as it is listed and as it is answered. */
export function toOrder({ id, reservationDate, orderNumber, status, totalPrice }: OrderRow) {
  return { id, reservationDate, orderNumber, status, totalPrice } satisfies InferInput<typeof order>
}

/** The ordered products, one per unit. Ids come as strings or numbers. Refuses an unknown one, naming its place. */
function productsOf(store: Store, { productIds }: OrderBody): ProductRow[] {
  const products = new Map(store.products.where().map((product) => [product.id, product])) // an order may have thousands of units
  return productIds.map((id, index) => {
    const product = products.get(String(id))
    if (product === undefined) throw validationError(`productIds.${index}`, `There is no product ${JSON.stringify(id)}`)
    return product
  })
}

function totalOf(products: readonly ProductRow[]): number {
  return products.reduce((sum, { price }) => sum + toCents(price), 0) / 100
}

/** The number after the highest one so far, written like it. */
function nextOrderNumber(orders: readonly OrderRow[]): string {
  const numbers = orders.map(({ orderNumber }) => Number(/\d+$/.exec(orderNumber)?.[0] ?? 0))
  const prefix = orders.at(-1)?.orderNumber.replace(/\d+$/, '') ?? ''
  return `${prefix}${Math.max(1000, ...numbers) + 1}`
}

/** `POST orders/customer/{personId}` (spec 7.5): answered only when the order is kept; the hotel reckons the total. */
export const placeOrder: GuestRoute = {
  method: 'POST',
  path: PATH,
  access: 'guest',
  async handle(request, { hotel: { store, clock }, guest, commit }) {
    const body = await readBody(request, orderBody)
    const products = productsOf(store, body)
    return commit(() =>
      toOrder(
        store.orders.insert({
          id: randomId(),
          guestId: guest.id,
          orderNumber: nextOrderNumber(store.orders.where()),
          status: initialStatus,
          totalPrice: totalOf(products),
          productIds: products.map(({ id }) => id),
          message: body.message,
          reservationDate: hotelDayText(clock.now()),
          createdAt: clock.now().toISOString(),
        }),
      ),
    )
  },
}

/** `GET orders/customer/{personId}` (spec 7.6): `{ content: […] }`, newest first. */
export const getOrders: GuestRoute = {
  method: 'GET',
  path: PATH,
  access: 'guest',
  handle(_request, { hotel: { store }, guest }) {
    const rows = newestFirst(store.orders.where({ guestId: guest.id }), ({ createdAt }) => createdAt)
    return json(200, { content: rows.map(toOrder) } satisfies InferInput<typeof orderList>)
  },
}
