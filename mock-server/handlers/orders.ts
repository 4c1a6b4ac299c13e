import type { InferInput } from 'valibot'
import { toCents } from '#src/lib/money.ts'
import { order, orderBody, type orderList, type OrderBody } from '#src/schemas/orders.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { hotelDayText } from '#mock-server/clock.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { OrderRow, ProductRow } from '#mock-server/store/tables.ts'
import { productsOf } from './dishes.ts'
import { newestFirst } from './newestFirst.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { pickFields } from '#mock-server/handlers/http/pickFields.ts'
import { json, notAcceptable } from '#mock-server/handlers/http/responses.ts'
import type { GuestRoute } from './route.ts'

const PATH = 'orders/customer/:personId'

/** An order as the API returns it. */
export function toOrder(row: OrderRow) {
  return pickFields(order, row)
}

/** The ordered products, one per unit. Ids may be strings or numbers. Throws a 422 that names an unknown one by its index. */
function orderedProducts(hotel: Hotel, { productIds }: OrderBody): ProductRow[] {
  const products = new Map(productsOf(hotel).map((product) => [product.id, product])) // a map, since an order may have thousands of units
  return productIds.map((id, index) => {
    const product = products.get(String(id))
    if (product === undefined) throw notAcceptable(`productIds.${index}`, `There is no product ${JSON.stringify(id)}`)
    return product
  })
}

function totalOf(products: readonly ProductRow[]): number {
  return products.reduce((sum, { price }) => sum + toCents(price), 0) / 100
}

/** The highest order number plus one, with the same prefix. */
function nextOrderNumber(orders: readonly OrderRow[]): string {
  const numbers = orders.map(({ orderNumber }) => Number(/\d+$/.exec(orderNumber)?.[0] ?? 0))
  const prefix = orders.at(-1)?.orderNumber.replace(/\d+$/, '') ?? ''
  return `${prefix}${Math.max(1000, ...numbers) + 1}`
}

/** `POST orders/customer/{personId}` (spec 7.5): answered once the order is stored. The hotel calculates the total. */
export const placeOrder: GuestRoute = {
  method: 'POST',
  path: PATH,
  access: 'guest',
  async handle(request, { hotel, guest, commit }) {
    const { store, clock } = hotel
    const body = await readBody(request, orderBody)
    const products = orderedProducts(hotel, body)
    return commit(() =>
      toOrder(
        store.orders.insert({
          id: randomId(),
          guestId: guest.id,
          orderNumber: nextOrderNumber(store.orders.where()),
          status: initialStatus,
          totalPrice: totalOf(products),
          productIds: products.map(({ id }) => id),
          labels: products.map(({ label }) => label),
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
