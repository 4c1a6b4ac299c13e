import { describe, expect, it } from 'vitest'
import { visitHotel } from '#mock-server/handlers/visit.ts'

const visit = visitHotel()
const rehearsal = (method: string) => visit.send('/__demo/rehearsal', { method })

async function begin(): Promise<void> {
  const { body } = await rehearsal('POST')
  const login = await visit.post('customer/login', body)
  visit.token = (login.body as { sessionId: string }).sessionId
}

async function sendEverything(): Promise<void> {
  const sent = [
    await visit.post('orders/customer/rehearsal', { message: '', productIds: ['cola'] }, 'a key'),
    await visit.post('dining/reservation/customer/rehearsal', {
      ...{ numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' },
    }),
    await visit.post('reports/customer/rehearsal', { customerMessage: 'x', status: 'CREATED', category: 'Теч' }),
    await visit.post('generic-requests/customer/rehearsal', {
      ...{ customerMessageRequest: '', status: 'CREATED', category: 'Друго' },
    }),
    await visit.post('customers/rating/rehearsal', { ratingValue: 4, internalMessage: '', publicMessage: '' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
}

describe('the guest of the rehearsal', () => {
  it('can do what guests do, and leaves nothing behind', async () => {
    const before = visit.hotel.store.dump()
    await begin()
    await sendEverything()
    expect(visit.hotel.store.dump()).not.toEqual(before)
    expect(await rehearsal('DELETE')).toMatchObject({ status: 200 })
    expect(visit.hotel.store.dump()).toEqual(before)
    expect(await visit.get('products')).toMatchObject({ status: 401 })
  })

  it('is another each time, and nothing is left of one whose rehearsal broke off', async () => {
    const first = (await rehearsal('POST')).body as { accountNumber: string }
    await begin()
    await sendEverything()
    const { status, body } = await rehearsal('POST')
    expect(status).toBe(201)
    expect(body).toEqual({ accountNumber: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, roomNumber: '000' })
    expect(body).not.toMatchObject(first)
    expect(await visit.post('customer/login', first)).toMatchObject({ status: 401 })
    const tables = ['orders', 'reservations', 'reports', 'amenityRequests', 'rememberedAnswers', 'sessions'] as const
    for (const name of tables) expect(visit.hotel.store[name].where({ guestId: 'rehearsal' })).toEqual([])
  })

  it('can be sent away twice', async () => {
    await rehearsal('DELETE')
    expect(await rehearsal('DELETE')).toMatchObject({ status: 200, body: {} })
  })

  it('arrives today by the hotel’s calendar', async () => {
    await rehearsal('POST')
    const guest = visit.hotel.store.guests.find({ id: 'rehearsal' })
    expect(guest).toMatchObject({ checkInDate: '2026-05-15', checkOutDate: null })
  })
})
