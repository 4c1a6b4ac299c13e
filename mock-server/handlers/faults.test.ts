import { describe, expect, it } from 'vitest'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const orders = 'orders/customer/1001'
const sent = { message: '', productIds: ['espresso'] }
const orderCount = () => client.hotel.store.orders.where({ guestId: '1001' }).length

describe('a fault of the next submission', () => {
  it.each([
    ['error-next-post', 500],
    ['refuse-next-post', 422],
  ] as const)('%s: it is answered %i and not stored; the one after is stored', async (name, status) => {
    const before = orderCount()
    client.hotel.faults.enable(name)
    expect(await client.get(orders)).toMatchObject({ status: 200 })
    const guest = { accountNumber: '100200', roomNumber: '305' }
    expect(await client.post('customer/login', guest)).toMatchObject({ status: 200 })
    expect(await client.post(orders, sent)).toMatchObject({ status })
    expect(orderCount()).toBe(before)
    expect(await client.post(orders, sent)).toMatchObject({ status: 201 })
  })

  it('drop-before-commit: the connection drops and nothing is stored', async () => {
    const before = orderCount()
    client.hotel.faults.enable('drop-before-commit')
    await expect(client.post(orders, sent)).rejects.toThrow('Failed to fetch')
    expect(orderCount()).toBe(before)
    expect(await client.post(orders, sent)).toMatchObject({ status: 201 })
  })

  it('drop-after-commit: the connection drops after the order is stored', async () => {
    const before = orderCount()
    client.hotel.faults.enable('drop-after-commit')
    await expect(client.post(orders, { message: '', productIds: [] }).then(({ status }) => status)).resolves.toBe(400)
    await expect(client.post(orders, sent)).rejects.toThrow('Failed to fetch')
    expect(orderCount()).toBe(before + 1)
    expect(await client.get(orders)).toMatchObject({ status: 200 })
  })
})

describe('a fault that stays on', () => {
  it('latency: every response is delayed by the given time', async () => {
    client.hotel.faults.enable('latency', { ms: 1234 })
    await client.get('configurations')
    expect(client.hotel.clock.now().getTime() - NOW.getTime()).toBe(1234)
    client.hotel.faults.enable('latency')
    await client.get('configurations')
    client.hotel.faults.disable('latency')
    await client.get('configurations')
    expect(client.hotel.clock.now().getTime() - NOW.getTime()).toBe(1234 + 800)
  })

  it('offline: no call of the API is answered, calls of the demo are', async () => {
    client.hotel.faults.enable('offline')
    await expect(client.get('configurations')).rejects.toThrow('Failed to fetch')
    await expect(client.get(orders)).rejects.toThrow('Failed to fetch')
    await client.send('/__demo/faults/offline', { method: 'DELETE' })
    expect(await client.get(orders)).toMatchObject({ status: 200 })
  })
})

describe('expired-session', () => {
  it('ends the session of the next protected call only', async () => {
    client.hotel.faults.enable('expired-session')
    expect(await client.get('configurations')).toMatchObject({ status: 200 })
    expect(await client.get(orders)).toMatchObject({ status: 401 })
    expect(await client.get(orders)).toMatchObject({ status: 401 })
    client.token = client.hotel.store.sessions.insert({ id: 'new', guestId: '1001', startedAt: '' }).id
    expect(await client.get(orders)).toMatchObject({ status: 200 })
  })
})
