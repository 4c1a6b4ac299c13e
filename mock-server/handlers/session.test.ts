import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { guestSession } from '#src/schemas/session.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const guest = { accountNumber: '100200', roomNumber: '305' }
const login = (body: object = guest) => client.post('customer/login', body)

describe('POST customer/login', () => {
  it('starts a session with an id of 128 random bits, also without a secure context', async () => {
    client.token = ''
    const { randomUUID } = crypto
    Reflect.set(crypto, 'randomUUID', undefined)
    const [first, second] = [await login({ ...guest, accountNumber: ' 100200 ' }), await login()]
    Reflect.set(crypto, 'randomUUID', randomUUID)
    const stay = { checkInDate: '2026-05-12', checkOutDate: '2026-05-19' }
    const signedIn = { personId: '1001', fullName: 'Елена Петрова', roomNumber: '305', ...stay }
    expect(first).toMatchObject({ status: 200, body: signedIn })
    const ids = [first, second].map(({ body }) => v.parse(guestSession, body).sessionId)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      client.token = id
      expect(await client.get('orders/customer/1001')).toMatchObject({ status: 200 })
    }
    expect(new Set(ids).size).toBe(2)
  })

  it('keeps only the newest two hundred sessions, so that signing in cannot fill a hotel', async () => {
    for (let n = 0; n < 200; n++) await login()
    expect(client.hotel.db.sessions.getAll()).toHaveLength(200)
    expect(await client.get('products')).toMatchObject({ status: 401 }) // the session that was there before
    client.token = client.hotel.db.sessions.getAll().at(-1)?.id ?? ''
    expect(await client.get('products')).toMatchObject({ status: 200 })
  })

  it.each([
    ['an unknown account', { accountNumber: '999999', roomNumber: '305' }],
    ['another guest\u2019s room', { accountNumber: '100200', roomNumber: '412' }],
  ])('answers %s with 401 and a reason, and starts no session', async (_what, body) => {
    const before = client.hotel.db.sessions.getAll().length
    const message = 'No guest has this account number and room number'
    const { status, body: said } = await login(body)
    expect({ status, said }).toEqual({ status: 401, said: { error: 'Unauthorized', message } })
    expect(client.hotel.db.sessions.getAll()).toHaveLength(before)
  })
})
