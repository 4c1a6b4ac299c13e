import { openHotel } from '#mock-server/hotel/hotel.ts'
import type { Rows } from '#mock-server/models.ts'

const demo = openHotel().seed()
/** The guests who can sign in. */
export const guests = demo.guests.slice(0, 2)
/** The products that can be ordered. */
export const products = demo.products.slice(0, 2)

/** The rows of a hotel with two guests and two products; each guest has ordered each product once before. */
export function quietRows(): Rows {
  const none = Object.fromEntries(Object.keys(demo).map((table) => [table, []])) as unknown as Rows // one list per table
  const orders = guests.flatMap((guest) =>
    products.map(({ id, price }, index) => ({
      id: `${guest.id}-${id}`,
      guestId: guest.id,
      orderNumber: String(index),
      status: 'CREATED',
      totalPrice: price,
      productIds: [id],
      labels: [],
      message: '',
      reservationDate: '',
      createdAt: '2026-11-01T10:00:00.000Z',
    })),
  )
  return { ...none, guests, products, orders }
}
