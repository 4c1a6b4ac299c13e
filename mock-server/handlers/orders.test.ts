import { expect, it } from 'vitest'
import { ofGuest, byId, type ProductRow } from '#mock-server/models.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const path = 'orders/customer/1001'
const order = (...productIds: (string | number)[]) => client.post(path, { message: '', productIds })

function product(id: string, price: number): ProductRow {
  const [first] = client.hotel.db.products.getAll()
  if (first === undefined) throw new Error('The hotel has no product')
  return { ...first, id, price }
}

it('an order has a number and the hotel\u2019s day, and is listed before the guest’s earlier ones', async () => {
  const { status, body } = await order('moussaka', 'moussaka', 'espresso')
  expect(status).toBe(201)
  expect(body).toMatchObject({ orderNumber: '2119', status: 'CREATED', reservationDate: 'May 15th, 2026' })
  const listed = await client.get(path)
  const { content } = listed.body as { content: { orderNumber: string }[] }
  expect([listed.status, content[0]]).toEqual([200, body])
  expect(content.map(({ orderNumber }) => orderNumber)).toEqual(['2119', '2117', '2103', '2090', '2081'])
  const row = client.hotel.db.orders.findMany(ofGuest('1001')).at(-1)
  expect(row?.productIds).toEqual(['moussaka', 'moussaka', 'espresso'])
})

it('the first order of a hotel has a number too', async () => {
  for (const { id } of client.hotel.db.orders.getAll()) client.hotel.change((db) => db.orders.delete(byId(id)))
  expect(await order('espresso')).toMatchObject({ body: { orderNumber: '1001' } })
})

it('the total has no rounding errors, and ids of products may be texts or numbers', async () => {
  const priced = [product('a', 0.1), product('b', 0.2), product('c', 1.15), product('77', 2)]
  for (const row of priced) client.hotel.change((db) => db.products.create(row))
  expect(await order('a', 'b', 'c', 'c', 'c')).toMatchObject({ body: { totalPrice: 3.75 } })
  expect(await order(77, '77')).toMatchObject({ status: 201, body: { totalPrice: 4 } })
})
