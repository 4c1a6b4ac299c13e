import { describe, expect, it } from 'vitest'
import { TEXT_LIMIT } from '#mock-server/handlers/http/parse.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const most = 'я'.repeat(TEXT_LIMIT)

const report = { customerMessage: '', status: 'CREATED', category: 'Шум' }
const request = { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' }
const reservation = { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' }
const rating = { ratingValue: 4, internalMessage: '', publicMessage: '' }
const order = { message: '', productIds: ['espresso'] }
const login = { accountNumber: '100200', roomNumber: '305' }

const fields: [path: string, body: object, field: string, accepted: number][] = [
  ['reports/customer/1001', report, 'customerMessage', 201],
  ['generic-requests/customer/1001', request, 'customerMessageRequest', 201],
  ['dining/reservation/customer/1001', reservation, 'customerMessage', 201],
  ['dining/reservation/customer/1001', reservation, 'internalMessage', 201],
  ['customers/rating/1001', rating, 'internalMessage', 201],
  ['customers/rating/1001', rating, 'publicMessage', 201],
  ['orders/customer/1001', order, 'message', 201],
  ['customer/login', login, 'accountNumber', 401],
  ['customer/login', login, 'roomNumber', 401],
]

describe('a text that a guest sends', () => {
  it.each(fields)(
    'has a maximum length, and the 400 names the field: %s %j %s',
    async (path, body, field, accepted) => {
      const before = client.hotel.store.dump()
      const answer = await client.post(path, { ...body, [field]: `${most}!` })
      expect(answer).toMatchObject({
        status: 400,
        body: { field, message: `A text may hold ${TEXT_LIMIT} characters at most` },
      })
      expect(client.hotel.store.dump()).toEqual(before)
      expect(await client.post(path, { ...body, [field]: most })).toMatchObject({ status: accepted })
    },
  )
})
