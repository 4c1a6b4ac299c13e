import { ofGuest, byId } from '#mock-server/models.ts'
import { describe, expect, it, vi } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const visit = openTestClient()
const KEY = '0123456789abcdef0123456789abcdef'
const orders = 'orders/customer/1001'
const sent = { message: '', productIds: ['espresso'] }
const other = { message: '', productIds: ['espresso', 'espresso'] }
const kept = () => visit.hotel.db.orders.findMany(ofGuest('1001')).length

/** Delays the hotel's responses until the function that `goOn` resolves with is called. */
function holdUp() {
  const sleeping = vi.spyOn(visit.hotel.clock, 'sleep')
  const goOn = new Promise<() => void>((tell) => {
    sleeping.mockImplementation(() => new Promise((wake) => tell(wake)))
  })
  visit.hotel.faults.enable('latency')
  return { sleeping, goOn }
}

describe('the same key and the same body', () => {
  it.each([
    ['orders', orders, sent],
    [
      'reservations',
      'dining/reservation/customer/1001',
      { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' },
    ],
    ['reports', 'reports/customer/1001', { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' }],
    [
      'amenityRequests',
      'generic-requests/customer/1001',
      { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' },
    ],
    ['ratings', 'customers/rating/1001', { internalMessage: '', publicMessage: '', ratingValue: 3 }],
  ] as const)('get the same response, and nothing is stored twice: %s', async (table, path, body) => {
    const first = await visit.post(path, body, KEY)
    expect(first.status).toBe(201)
    const rows: unknown[] = visit.hotel.db[table].getAll()
    const { status, body: said, headers } = await visit.post(path, body, KEY)
    expect({ status, said }).toEqual({ status: 201, said: first.body })
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/json', 'no-store'])
    expect(visit.hotel.db[table].getAll()).toEqual(rows)
  })

  it('match in any order of fields and with any whitespace', async () => {
    const first = await visit.post(orders, sent, KEY)
    const again = await visit.post(orders, '{ "productIds": ["espresso"],\n "message": "" }', KEY)
    expect(again.body).toEqual(first.body)
  })

  it('do not replace a newer rating', async () => {
    const rate = (ratingValue: number, key: string) =>
      visit.post('customers/rating/1001', { internalMessage: '', publicMessage: '', ratingValue }, key)
    await rate(3, 'first')
    await rate(5, 'second')
    expect(await rate(3, 'first')).toMatchObject({ status: 201, body: { ratingValue: 3 } })
    expect(visit.hotel.db.ratings.findFirst(byId('1001'))?.ratingValue).toBe(5)
  })
})

describe('the same key', () => {
  const named = { error: 'Unprocessable Entity', field: 'Idempotency-Key' }

  it('with another body, or for another call, is 422 and stores nothing', async () => {
    await visit.post(orders, sent, KEY)
    const before = kept()
    expect(await visit.post(orders, other, KEY)).toMatchObject({ status: 422, body: named })
    expect(await visit.post('reports/customer/1001', sent, KEY)).toMatchObject({ status: 422, body: named })
    expect(kept()).toBe(before)
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 201 })
  })

  it('of another guest is another key', async () => {
    const mine = await visit.post(orders, sent, KEY)
    visit.token = visit.hotel.change((db) =>
      db.sessions.create({ id: 'token-of-1002', guestId: '1002', startedAt: '' }),
    ).id
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 403 })
    const theirs = await visit.post('orders/customer/1002', other, KEY)
    expect(theirs).toMatchObject({ status: 201 })
    expect(theirs.body).not.toEqual(mine.body)
  })

  it('in a newer session of the same guest is the same key', async () => {
    const first = await visit.post(orders, sent, KEY)
    visit.token = visit.hotel.change((db) => db.sessions.create({ id: 'newer', guestId: '1001', startedAt: '' })).id
    expect((await visit.post(orders, sent, KEY)).body).toEqual(first.body)
    visit.token = 'no session'
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 401 })
  })
})

describe('while the first request is running', () => {
  it('a repeat is 409 and another body 422, without delay; a later repeat gets the first response', async () => {
    const before = kept()
    const { sleeping, goOn } = holdUp()
    const first = visit.post(orders, sent, KEY)
    const wake = await goOn
    expect(await visit.post(orders, sent, KEY)).toMatchObject({
      status: 409,
      body: { error: 'Conflict', field: 'Idempotency-Key' },
    })
    expect(await visit.post(orders, other, KEY)).toMatchObject({ status: 422, body: { field: 'Idempotency-Key' } })
    expect(sleeping).toHaveBeenCalledTimes(1)
    visit.hotel.faults.disable('latency')
    wake()
    expect(await first).toMatchObject({ status: 201 })
    expect((await visit.post(orders, sent, KEY)).body).toEqual((await first).body)
    expect(kept()).toBe(before + 1)
  })

  it('the same key of another guest is another key', async () => {
    const { goOn } = holdUp()
    const first = visit.post(orders, sent, KEY)
    const wake = await goOn
    visit.hotel.faults.disable('latency')
    visit.token = visit.hotel.change((db) =>
      db.sessions.create({ id: 'token-of-1002', guestId: '1002', startedAt: '' }),
    ).id
    expect(await visit.post('orders/customer/1002', other, KEY)).toMatchObject({ status: 201 })
    wake()
    expect(await first).toMatchObject({ status: 201 })
  })
})

describe('the stored response', () => {
  it('exists only for an accepted request, so a repeat after a rejection, an error or no response is processed again', async () => {
    const before = kept()
    expect(await visit.post(orders, { message: '', productIds: ['no such'] }, KEY)).toMatchObject({ status: 422 })
    visit.hotel.faults.enable('refuse-next-post')
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 422 })
    visit.hotel.faults.enable('error-next-post')
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 500 })
    visit.hotel.faults.enable('drop-before-commit')
    await expect(visit.post(orders, sent, KEY)).rejects.toThrow('Failed to fetch')
    expect(kept()).toBe(before)
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 201 })
    expect(kept()).toBe(before + 1)
  })

  it('exists also for a response that was lost on the network', async () => {
    const before = kept()
    visit.hotel.faults.enable('drop-after-commit')
    await expect(visit.post(orders, sent, KEY)).rejects.toThrow('Failed to fetch')
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 201 })
    expect(kept()).toBe(before + 1)
  })

  it('is sent to a repeat despite a fault, which then applies to the next new request', async () => {
    await visit.post(orders, sent, KEY)
    visit.hotel.faults.enable('refuse-next-post')
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 201 })
    expect(await visit.post(orders, sent, 'another-key')).toMatchObject({ status: 422 })
  })

  it('has at most 128 KiB in a hotel: the oldest are removed first, and the newest is always stored', async () => {
    const { change } = visit.hotel
    const keys = () => visit.hotel.db.idempotentResponses.getAll().map(({ idempotencyKey }) => idempotencyKey)
    const rate = (key: string) => {
      const body = { internalMessage: '\u6f22'.repeat(4000), publicMessage: '', ratingValue: 3 }
      return visit.post('customers/rating/1001', body, key)
    }
    const row = { guestId: '1002', fingerprint: '', status: 201, body: '{}' }
    change((db) => db.idempotentResponses.create({ id: 'theirs', idempotencyKey: 'theirs', ...row }))
    for (let n = 1; n <= 10; n++) await rate(`k${n}`)
    expect(keys()).toEqual(['theirs', ...Array.from({ length: 10 }, (_, n) => `k${n + 1}`)])
    await rate('k11')
    expect(keys()).toEqual(Array.from({ length: 10 }, (_, n) => `k${n + 2}`))
    change((db) =>
      db.idempotentResponses.create({ id: 'long', idempotencyKey: 'long', ...row, body: '"'.repeat(200_000) }),
    )
    await rate('k12')
    expect(keys()).toEqual(['k12'])
  })
})

describe('a key', () => {
  it.each([
    ['empty', ''],
    ['of 201 characters', 'k'.repeat(201)],
    ['of two words', 'two words'],
    ['not ASCII', 'k\u00e9y'],
  ])('that is %s is 400 with the name of the header', async (_what, key) => {
    const before = kept()
    expect(await visit.post(orders, sent, key)).toMatchObject({ status: 400, body: { field: 'Idempotency-Key' } })
    expect(kept()).toBe(before)
  })

  it('has no effect on a GET, a login or an invalid body', async () => {
    const headers = { 'idempotency-key': KEY }
    expect(await visit.send(orders, { headers })).toMatchObject({ status: 200 })
    const guest = { accountNumber: '100200', roomNumber: '305' }
    expect(await visit.post('customer/login', guest, KEY)).toMatchObject({ status: 200 })
    expect(await visit.post(orders, '{', KEY)).toMatchObject({ status: 400, body: { field: 'body' } })
    expect(await visit.post(orders, 'x'.repeat(70_000), KEY)).toMatchObject({ status: 413 })
    expect(await visit.post(orders, '['.repeat(60_000), KEY)).toMatchObject({ status: 400 })
    expect(await visit.post(orders, sent, KEY)).toMatchObject({ status: 201 })
  })
})
