import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderList } from '#src/schemas/orders.ts'
import { tables, type ProductRow } from '#mock-server/store/tables.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const path = 'orders/customer/1001'

function product(id: string, price: number): ProductRow {
  return v.parse(tables.products, { id, label: id, price, productCategory: 'FOOD' })
}

describe('POST orders/customer/{personId}', () => {
  it('stores the order with a number and the hotel\u2019s day, and lists it first', async () => {
    const { status, body } = await client.post(path, { message: '', productIds: ['moussaka', 'moussaka', 'espresso'] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ orderNumber: '2119', status: 'CREATED', reservationDate: 'May 15th, 2026' })
    const listed = v.parse(orderList, (await client.get(path)).body)
    expect(listed[0]).toEqual(body)
    expect(listed).toHaveLength(5)
    const row = client.hotel.store.orders.where({ guestId: '1001' }).at(-1)
    expect(row?.productIds).toEqual(['moussaka', 'moussaka', 'espresso'])
  })

  it('calculates the total without rounding errors', async () => {
    const priced = [product('a', 0.1), product('b', 0.2), product('c', 1.15)]
    for (const row of priced) client.hotel.store.products.insert(row)
    const { body } = await client.post(path, { message: '', productIds: ['a', 'b', 'c', 'c', 'c'] })
    expect(body).toMatchObject({ totalPrice: 3.75 })
  })

  it('accepts the id of a product as text or as number', async () => {
    client.hotel.store.products.insert(product('77', 2))
    const answered = await client.post(path, { message: '', productIds: [77, '77'] })
    expect(answered).toMatchObject({ status: 201, body: { totalPrice: 4 } })
  })

  it.each([
    ['productIds.0', { message: '', productIds: [null] }],
    ['productIds', { message: '', productIds: [] }],
    ['productIds', { message: '' }],
    ['message', { productIds: ['espresso'] }],
    ['body', null],
    ['body', '{"message":'],
    ['body', ''],
  ])('answers 400, names %s and stores nothing when the body is %j', async (field, body) => {
    const before = client.hotel.store.orders.where()
    const answered = await client.post(path, body)
    expect(answered).toMatchObject({ status: 400, body: { error: 'Bad Request', field, message: expect.any(String) } })
    expect(client.hotel.store.orders.where()).toEqual(before)
  })

  it('answers 422, names the product and stores nothing when the hotel has no such product', async () => {
    const before = client.hotel.store.orders.where()
    const answered = await client.post(path, { message: '', productIds: ['espresso', 'unicorn'] })
    expect(answered).toMatchObject({ status: 422, body: { error: 'Unprocessable Entity', field: 'productIds.1' } })
    expect(client.hotel.store.orders.where()).toEqual(before)
  })

  it('numbers the first order of a hotel without orders', async () => {
    for (const { id } of client.hotel.store.orders.where()) client.hotel.store.orders.remove(id)
    const answered = await client.post(path, { message: '', productIds: ['espresso'] })
    expect(answered).toMatchObject({ body: { orderNumber: '1001' } })
  })
})

describe('GET orders/customer/{personId}', () => {
  it('lists the guest\u2019s own orders, newest first, as `content`', async () => {
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    expect(body).toHaveProperty('content')
    const numbers = v.parse(orderList, body).map(({ orderNumber }) => orderNumber)
    expect(numbers).toEqual(['2117', '2103', '2090', '2081'])
  })
})
