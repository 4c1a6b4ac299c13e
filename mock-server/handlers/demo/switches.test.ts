import { describe, expect, it } from 'vitest'
import { faultNames } from '#mock-server/faults.ts'
import { openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()

const put = (name: string, body?: string) =>
  visit.send(`/__demo/faults/${name}`, { method: 'PUT', ...(body !== undefined && { body }) })

describe('the switches of the demo', () => {
  it('show which faults are on and what each does', async () => {
    visit.token = ''
    const { status, body } = await visit.get('/__demo/faults')
    expect(status).toBe(200)
    expect(body).toEqual({ on: {}, known: Object.fromEntries(faultNames.map((name) => [name, expect.any(String)])) })
  })

  it.each(faultNames)('put %s on and off', async (name) => {
    expect(await put(name)).toMatchObject({ status: 200, body: { on: { [name]: {} } } })
    expect(Object.keys(visit.hotel.faults.active())).toEqual([name])
    const off = await visit.send(`/__demo/faults/${name}`, { method: 'DELETE' })
    expect(off).toMatchObject({ status: 200, body: { on: {} } })
    expect(visit.hotel.faults.active()).toEqual({})
  })

  it('take how long answers are to be late', async () => {
    expect(await put('latency', '{"ms":50}')).toMatchObject({ status: 200, body: { on: { latency: { ms: 50 } } } })
    expect(await put('latency', '{"ms":"long"}')).toMatchObject({ status: 400, body: { field: 'ms' } })
    expect(await put('latency', '{')).toMatchObject({ status: 400, body: { field: 'body' } })
  })

  it('know no other faults, and list those they know', async () => {
    const { status, body } = await put('earthquake')
    expect(status).toBe(404)
    expect(body).toMatchObject({ message: expect.stringContaining('latency, error-next-post') })
    expect(await put('toString')).toMatchObject({ status: 404 })
    expect(await visit.send('/__demo/faults', { method: 'PUT' })).toMatchObject({ status: 405 })
    expect(await visit.get('/__demo/nothing')).toMatchObject({ status: 404 })
  })

  it('bring the hotel into a named scenario', async () => {
    const name = encodeURIComponent('a guest who has ordered nothing yet')
    expect(await visit.send(`/__demo/scenarios/${name}`, { method: 'POST' })).toMatchObject({ status: 200 })
    expect(await visit.get('orders/customer/1001')).toMatchObject({ body: { content: [] } })
    const unknown = await visit.send('/__demo/scenarios/a%20flood', { method: 'POST' })
    const message: unknown = expect.stringContaining('"a guest with past orders"')
    expect(unknown).toMatchObject({ status: 404, body: { message } })
    const { body } = await visit.get('/__demo/scenarios')
    expect(body).toMatchObject({ known: expect.arrayContaining(['the kitchen refuses the next order']) })
  })

  it('put the hotel back to its first day', async () => {
    const before = { ...visit.hotel.store.dump(), sessions: [] }
    visit.hotel.store.guests.remove('1001')
    visit.hotel.faults.on('offline')
    expect(await visit.send('/__demo/reset', { method: 'POST' })).toMatchObject({ status: 200 })
    expect(visit.hotel.store.dump()).toEqual(before)
    expect(visit.hotel.faults.active()).toEqual({})
  })
})

describe('the states of the contract', () => {
  const enter = (state: string, more: object = {}) =>
    visit.send('/__demo/provider-states', { method: 'POST', body: JSON.stringify({ state, action: 'setup', ...more }) })

  it('give the values they promise, and a session that holds', async () => {
    visit.hotel.faults.on('offline')
    const { status, body } = await enter('a room service with products')
    expect({ status, body }).toEqual({
      status: 200,
      body: { personId: '1001', sessionId: expect.stringMatching(/^.{20,}$/) as unknown, productId: 'shopska-salad' },
    })
    visit.token = (body as { sessionId: string }).sessionId
    expect(await visit.get('products')).toMatchObject({ status: 200 })
  })

  it('take their parameters', async () => {
    const params = { accountNumber: '900900', roomNumber: '9' }
    expect(await enter('a guest who can sign in', { params })).toMatchObject({ status: 200, body: params })
    const login = { method: 'POST', body: JSON.stringify(params) }
    expect(await visit.send('/api/customer/login', login)).toMatchObject({ status: 200, body: { personId: '1001' } })
  })

  it.each([
    ['a flood', {}, /a flood/],
    ['the hotel is slow', {}, /the hotel is slow/],
    ['a hotel with menus', { menuType: 'tea' }, /menuType|bar/],
    ['a restaurant with free tables', { diningDailyAvailabilityConfigId: 99 }, /99/],
  ])('that cannot be brought about are refused, never with 500: %s', async (state, params, message) => {
    const answer = await enter(state, { params })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) as unknown } })
  })

  it('leave nothing to be taken down', async () => {
    expect(await enter('a guest with past orders', { action: 'teardown' })).toMatchObject({ status: 200, body: {} })
  })
})
