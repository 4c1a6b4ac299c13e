import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const preflight = (method: string) => client.send('/__demo/preflight', { method })

async function begin(): Promise<void> {
  const { body } = await preflight('POST')
  const login = await client.post('customer/login', body)
  client.token = (login.body as { sessionId: string }).sessionId
}

async function sendEverything(): Promise<void> {
  const sent = [
    await client.post('orders/customer/preflight', { message: '', productIds: ['cola'] }, 'a-key'),
    await client.post('dining/reservation/customer/preflight', {
      ...{ numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' },
    }),
    await client.post('reports/customer/preflight', { customerMessage: 'x', status: 'CREATED', category: 'Теч' }),
    await client.post('generic-requests/customer/preflight', {
      ...{ customerMessageRequest: '', status: 'CREATED', category: 'Друго' },
    }),
    await client.post('customers/rating/preflight', { ratingValue: 4, internalMessage: '', publicMessage: '' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
}

describe('the guest of the preflight check', () => {
  it('can do what guests do, and is removed with all submissions', async () => {
    const before = client.hotel.store.dump()
    await begin()
    await sendEverything()
    expect(client.hotel.store.dump()).not.toEqual(before)
    expect(await preflight('DELETE')).toMatchObject({ status: 200 })
    expect(client.hotel.store.dump()).toEqual(before)
    expect(await client.get('products')).toMatchObject({ status: 401 })
  })

  it('is new each time, and the one of an interrupted check is removed', async () => {
    const first = (await preflight('POST')).body as { accountNumber: string }
    await begin()
    await sendEverything()
    const { status, body } = await preflight('POST')
    expect(status).toBe(201)
    expect(body).toEqual({ accountNumber: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, roomNumber: '000' })
    expect(body).not.toMatchObject(first)
    expect(await client.post('customer/login', first)).toMatchObject({ status: 401 })
    const tables = ['orders', 'reservations', 'reports', 'amenityRequests', 'idempotentResponses', 'sessions'] as const
    for (const name of tables) expect(client.hotel.store[name].where({ guestId: 'preflight' })).toEqual([])
  })

  it('arrives today, by the hotel’s clock', async () => {
    await preflight('POST')
    const guest = client.hotel.store.guests.find({ id: 'preflight' })
    expect(guest).toMatchObject({ checkInDate: '2026-05-15', checkOutDate: null })
  })
})
