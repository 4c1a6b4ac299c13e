import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { guestSession } from '#src/schemas/session.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const login = 'customer/login'

describe('POST customer/login', () => {
  it('starts a session for a matching account and room number', async () => {
    client.token = ''
    const { status, body } = await client.post(login, { accountNumber: ' 100200 ', roomNumber: '305' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      personId: '1001',
      fullName: 'Елена Петрова',
      roomNumber: '305',
      checkInDate: '2026-05-12',
      checkOutDate: '2026-05-19',
    })
    client.token = v.parse(guestSession, body).sessionId
    expect(await client.get('orders/customer/1001')).toMatchObject({ status: 200 })
  })

  it('keeps only the newest two hundred sessions, so that signing in cannot fill a hotel', async () => {
    const guest = { accountNumber: '100200', roomNumber: '305' }
    for (let n = 0; n < 200; n++) await client.post(login, guest)
    expect(client.hotel.store.sessions.where()).toHaveLength(200)
    expect(await client.get('products')).toMatchObject({ status: 401 }) // the session that was there before
    client.token = client.hotel.store.sessions.where().at(-1)?.id ?? ''
    expect(await client.get('products')).toMatchObject({ status: 200 })
  })

  it('creates a session id of 128 random bits', async () => {
    const guest = { accountNumber: '100200', roomNumber: '305' }
    const [one, other] = await Promise.all([client.post(login, guest), client.post(login, guest)])
    const ids = [one, other].map(({ body }) => v.parse(guestSession, body).sessionId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(2)
  })

  it('works without a secure context', async () => {
    const { randomUUID } = crypto
    Reflect.set(crypto, 'randomUUID', undefined)
    expect(await client.post(login, { accountNumber: '100200', roomNumber: '305' })).toMatchObject({ status: 200 })
    Reflect.set(crypto, 'randomUUID', randomUUID)
  })

  it.each([
    ['an unknown account', { accountNumber: '999999', roomNumber: '305' }],
    ['another guest\u2019s room', { accountNumber: '100200', roomNumber: '412' }],
  ])('answers %s with 401 and a reason, and starts no session', async (_what, body) => {
    const before = client.hotel.store.sessions.where().length
    const answered = await client.post(login, body)
    expect(answered.status).toBe(401)
    const message = 'No guest has this account number and room number'
    expect(answered.body).toEqual({ error: 'Unauthorized', message })
    expect(client.hotel.store.sessions.where()).toHaveLength(before)
  })

  it.each([
    ['accountNumber', { accountNumber: 100200, roomNumber: '305' }],
    ['accountNumber', { accountNumber: '  ', roomNumber: '305' }],
    ['roomNumber', { accountNumber: '100200' }],
    ['accountNumber', []],
    ['body', '7'],
    ['body', 'accountNumber=100200'],
  ])('answers 400 and names %s when the body is %j', async (field, body) => {
    expect(await client.post(login, body)).toMatchObject({ status: 400, body: { error: 'Bad Request', field } })
  })
})
