import { http } from 'msw'
import type { InferInput } from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { toCents } from '#src/lib/money.ts'
import { order, orderBody, type orderList, type OrderBody } from '#src/schemas/orders.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { hotelDayText } from '#mock-server/hotel/clock.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { ofGuest, type OrderRow, type ProductRow } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { readBody, pickFields, json, notAcceptable, newestFirst } from './http.ts'

/** An order as the API returns it. */
export function toOrder(row: OrderRow) {
  return pickFields(order, row)
}

/** The ordered products, one per unit. Ids may be strings or numbers. Throws a 422 that names an unknown one by its index. */
function orderedProducts(hotel: Hotel, { productIds }: OrderBody): ProductRow[] {
  const products = new Map(hotel.db.products.getAll().map((product) => [product.id, product])) // a map, since an order may have thousands of units
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
function nextOrderNumber(orders: readonly { readonly orderNumber: string }[]): string {
  const numbers = orders.map(({ orderNumber }) => Number(/\d+$/.exec(orderNumber)?.[0] ?? 0))
  const prefix = orders.at(-1)?.orderNumber.replace(/\d+$/, '') ?? ''
  return `${prefix}${Math.max(1000, ...numbers) + 1}`
}

export const orderHandlers = ({ api, guestCall }: Resolvers) => ({
  /** Spec 7.5: answered once the order is stored. The hotel calculates the total. */
  placeOrder: http.post(
    `${api}/orders/customer/:personId`,
    guestCall(async ({ request, hotel, guest, commit }) => {
      const body = await readBody(request, orderBody)
      const products = orderedProducts(hotel, body)
      const now = hotel.clock.now()
      return commit(({ orders }) =>
        toOrder(
          orders.create({
            id: randomId(),
            guestId: guest.id,
            orderNumber: nextOrderNumber(orders.getAll()),
            status: initialStatus,
            totalPrice: totalOf(products),
            productIds: products.map(({ id }) => id),
            labels: products.map(({ label }) => label),
            message: body.message,
            reservationDate: hotelDayText(now),
            createdAt: now.toISOString(),
          }),
        ),
      )
    }),
  ),

  /** Spec 7.6: `{ content: […] }`, newest first. */
  getOrders: http.get(
    `${api}/orders/customer/:personId`,
    guestCall(({ hotel: { db }, guest }) => {
      const rows = newestFirst(db.orders.findMany(ofGuest(guest.id)), ({ createdAt }) => createdAt)
      return json(200, { content: rows.map(toOrder) } satisfies InferInput<typeof orderList>)
    }),
  ),
})
