import { rowsOf } from '#mock-server/hotel/hotel.ts'
import { byId } from '#mock-server/models.ts'
import { expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const begin = async () => client.send('/__demo/preflight', { method: 'POST' })
const texts = { customerMessage: '', internalMessage: '' }
const submissions = [
  ['orders/customer', { message: '', productIds: ['cola'] }],
  ['dining/reservation/customer', { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, ...texts }],
  ['reports/customer', { customerMessage: 'x', status: 'CREATED', category: 'Теч' }],
  ['generic-requests/customer', { customerMessageRequest: '', status: 'CREATED', category: 'Друго' }],
  ['customers/rating', { ratingValue: 4, internalMessage: '', publicMessage: '' }],
] as const

// `desk/preflight.test.ts` proves that a check leaves the hotel as it was.
it('the guest of a preflight check arrives today, is on no board, is new each time, and leaves nothing of an interrupted check', async () => {
  const board = async () => ((await client.get('/__demo/desk')).body as { board: unknown[] }).board
  const [before, shown] = [rowsOf(client.hotel), await board()]
  const { body: first } = await begin()
  const guest = client.hotel.db.guests.findFirst(byId('preflight'))
  expect(guest).toMatchObject({ checkInDate: '2026-05-15', checkOutDate: null })
  const login = await client.post('customer/login', first)
  client.token = (login.body as { sessionId: string }).sessionId
  for (const [collection, sent] of submissions)
    expect(await client.post(`${collection}/preflight`, sent, collection)).toMatchObject({ status: 201 })
  expect(await board()).toEqual(shown)
  const { status, body } = await begin()
  const accountNumber = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown
  expect({ status, body }).toEqual({ status: 201, body: { accountNumber, roomNumber: '000' } })
  expect(body).not.toEqual(first)
  expect(await client.post('customer/login', first)).toMatchObject({ status: 401 })
  client.hotel.change((db) => db.guests.delete(byId('preflight')))
  expect(rowsOf(client.hotel)).toEqual(before)
})
