import { rowsOf } from '#mock-server/hotel/hotel.ts'
import { describe, expect, it } from 'vitest'
import { TEXT_LIMIT } from '#mock-server/handlers/http.ts'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const messages = { customerMessage: 'До прозореца', internalMessage: '' }
const calls = {
  login: ['customer/login', { accountNumber: '100200', roomNumber: '305' }],
  orders: ['orders/customer/1001', { message: '', productIds: ['espresso'] }],
  reservations: [
    'dining/reservation/customer/1001',
    { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, ...messages },
  ],
  reports: ['reports/customer/1001', { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' }],
  amenityRequests: [
    'generic-requests/customer/1001',
    { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' },
  ],
  ratings: ['customers/rating/1001', { ratingValue: 4.5, internalMessage: 'Благодарим', publicMessage: 'Чудесно' }],
} as const
type Call = keyof typeof calls

function post(call: Call, change: object = {}) {
  const [path, body] = calls[call]
  return client.post(path, { ...body, ...change })
}

describe('what a guest sends', () => {
  const id = expect.any(String) as string
  const reservationDate = 'May 15th, 2026'
  const now = NOW.toISOString()
  const [, report] = calls.reports
  const [, request] = calls.amenityRequests
  const table = { numberOfPeople: 2, mealTime: 'Dinner', reservationTime: '19:00', specialInstructions: 'До прозореца' }
  const guest = { name: 'Елена Петрова', roomNumber: '305', email: null, phoneNumber: null }

  it.each<[Exclude<Call, 'login' | 'orders' | 'ratings'>, object, string[]]>([
    ['reservations', { id, reservationDate, ...table, ...guest }, ['reservation-757', 'reservation-748']],
    ['reports', { id, ...report, createdTime: now }, ['report-423', 'report-415']],
    [
      'amenityRequests',
      { id, ...request, reservationDate, createdTime: now, lastUpdatedTime: now },
      ['request-639', 'request-630'],
    ],
  ])('is answered as it is stored, and listed before the guest’s earlier %s', async (call, stored, earlier) => {
    const { status, body } = await post(call)
    expect({ status, body }).toEqual({ status: 201, body: stored })
    expect(client.hotel.db[call].getAll().at(-1)).toMatchObject({ guestId: '1001' })
    const list = await client.get(calls[call][0])
    const [first, ...others] = list.body as { id: string }[]
    expect({ status: list.status, first, others: others.map((row) => row.id) }).toEqual({
      ...{ status: 200, first: body, others: earlier },
    })
  })

  it('may ask for a table on another day, which the hotel books, unless a fault is on', async () => {
    const customerMessage = 'Вечеря, дата 16.05.2026, час 20:30\nДо прозореца'
    client.hotel.faults.enable('books-another-day')
    const booked = [await post('reservations', { customerMessage }), await post('reservations', { customerMessage })]
    expect(booked.map(({ body }) => body)).toMatchObject([
      { reservationDate, reservationTime: '19:00', specialInstructions: customerMessage },
      { reservationDate: 'May 16th, 2026', reservationTime: '20:30', specialInstructions: customerMessage },
    ])
  })

  it('may leave out the instructions of a reservation', async () => {
    const { body } = await post('reservations', { customerMessage: '' })
    expect(body).toMatchObject({ specialInstructions: null })
  })

  it('replaces the guest’s earlier rating, and nobody else’s', async () => {
    expect(await client.get('customers/rating')).toMatchObject({ status: 404, body: { error: 'Not Found' } })
    expect(await post('ratings')).toMatchObject({ status: 201, body: calls.ratings[1] })
    const second = { ratingValue: 2, internalMessage: '', publicMessage: '' }
    expect(await post('ratings', second)).toMatchObject({ status: 201, body: second })
    expect(await client.get('customers/rating')).toMatchObject({ status: 200, body: second })
    client.token = client.hotel.change((db) =>
      db.sessions.create({ id: 'token-of-1002', guestId: '1002', startedAt: '' }),
    ).id
    expect(await client.get('customers/rating')).toMatchObject({ status: 200, body: { ratingValue: 4 } })
  })
})

describe('an invalid body', () => {
  it.each<[Call, object, field: string]>([
    ['login', { accountNumber: 100200 }, 'accountNumber'],
    ['orders', { productIds: [null] }, 'productIds.0'],
    ['reservations', { numberOfPeople: 7 }, 'numberOfPeople'],
    ['reports', { category: 'Noise' }, 'category'],
    ['amenityRequests', { status: null }, 'status'],
    ['ratings', { ratingValue: 3.3 }, 'ratingValue'],
  ])('of %s is 400, which names the field, and nothing is stored: %j', async (call, change, field) => {
    const before = rowsOf(client.hotel)
    const body = { error: 'Bad Request', field, message: expect.any(String) as unknown }
    expect(await post(call, change)).toMatchObject({ status: 400, body })
    expect(rowsOf(client.hotel)).toEqual(before)
  })

  it.each(['null', '{"message":', '', '7', 'accountNumber=100200'])('is one that is no object: %j', async (text) => {
    expect(await client.post(calls.orders[0], text)).toMatchObject({ status: 400, body: { field: 'body' } })
  })

  it.each<[Call, field: string, accepted: number]>([
    ['login', 'accountNumber', 401],
    ['orders', 'message', 201],
    ['reservations', 'customerMessage', 201],
  ])('of %s is one whose %s is too long', async (call, field, accepted) => {
    const before = rowsOf(client.hotel)
    const most = 'я'.repeat(TEXT_LIMIT)
    const message = `A text may hold ${TEXT_LIMIT} characters at most`
    expect(await post(call, { [field]: `${most}!` })).toMatchObject({ status: 400, body: { field, message } })
    expect(rowsOf(client.hotel)).toEqual(before)
    expect(await post(call, { [field]: most })).toMatchObject({ status: accepted })
  })
})

it.each<[Call, object, field: string]>([
  ['orders', { productIds: ['espresso', 'unicorn'] }, 'productIds.1'],
  ['reservations', { diningDailyAvailabilityConfigId: 99 }, 'diningDailyAvailabilityConfigId'],
])('what the hotel does not have is 422, and nothing is stored: %s %j', async (call, change, field) => {
  const before = rowsOf(client.hotel)
  const body = { error: 'Unprocessable Entity', field }
  expect(await post(call, change)).toMatchObject({ status: 422, body })
  expect(rowsOf(client.hotel)).toEqual(before)
})
