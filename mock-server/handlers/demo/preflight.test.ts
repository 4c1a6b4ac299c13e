import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()
const preflight = (method: string) => visit.send('/__demo/preflight', { method })

async function begin(): Promise<void> {
  const { body } = await preflight('POST')
  const login = await visit.post('customer/login', body)
  visit.token = (login.body as { sessionId: string }).sessionId
}

async function sendEverything(): Promise<void> {
  const sent = [
    await visit.post('orders/customer/preflight', { message: '', productIds: ['cola'] }, 'a key'),
    await visit.post('dining/reservation/customer/preflight', {
      ...{ numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' },
    }),
    await visit.post('reports/customer/preflight', { customerMessage: 'x', status: 'CREATED', category: 'Теч' }),
    await visit.post('generic-requests/customer/preflight', {
      ...{ customerMessageRequest: '', status: 'CREATED', category: 'Друго' },
    }),
    await visit.post('customers/rating/preflight', { ratingValue: 4, internalMessage: '', publicMessage: '' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
}

describe('the guest of the preflight check', () => {
  it('can do what guests do, and leaves nothing behind', async () => {
    const before = visit.hotel.store.dump()
    await begin()
    await sendEverything()
    expect(visit.hotel.store.dump()).not.toEqual(before)
    expect(await preflight('DELETE')).toMatchObject({ status: 200 })
    expect(visit.hotel.store.dump()).toEqual(before)
    expect(await visit.get('products')).toMatchObject({ status: 401 })
  })

  it('is another each time, and nothing is left of one whose preflight check broke off', async () => {
    const first = (await preflight('POST')).body as { accountNumber: string }
    await begin()
    await sendEverything()
    const { status, body } = await preflight('POST')
    expect(status).toBe(201)
    expect(body).toEqual({ accountNumber: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, roomNumber: '000' })
    expect(body).not.toMatchObject(first)
    expect(await visit.post('customer/login', first)).toMatchObject({ status: 401 })
    const tables = ['orders', 'reservations', 'reports', 'amenityRequests', 'idempotentResponses', 'sessions'] as const
    for (const name of tables) expect(visit.hotel.store[name].where({ guestId: 'preflight' })).toEqual([])
  })

  it('can be sent away twice', async () => {
    await preflight('DELETE')
    expect(await preflight('DELETE')).toMatchObject({ status: 200, body: {} })
  })

  it('arrives today by the hotel’s calendar', async () => {
    await preflight('POST')
    const guest = visit.hotel.store.guests.find({ id: 'preflight' })
    expect(guest).toMatchObject({ checkInDate: '2026-05-15', checkOutDate: null })
  })
})
