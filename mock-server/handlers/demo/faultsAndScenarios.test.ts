import { describe, expect, it } from 'vitest'
import { faultNames } from '#mock-server/faults.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

const put = (name: string, body?: string) =>
  client.send(`/__demo/faults/${name}`, { method: 'PUT', ...(body !== undefined && { body }) })

describe('the calls about faults and scenarios', () => {
  it('list the faults that are on and the effect of each', async () => {
    client.token = ''
    const { status, body } = await client.get('/__demo/faults')
    expect(status).toBe(200)
    expect(body).toEqual({ on: {}, known: Object.fromEntries(faultNames.map((name) => [name, expect.any(String)])) })
  })

  it.each(faultNames)('switch %s on and off', async (name) => {
    expect(await put(name)).toMatchObject({ status: 200, body: { on: { [name]: {} } } })
    expect(Object.keys(client.hotel.faults.active())).toEqual([name])
    const off = await client.send(`/__demo/faults/${name}`, { method: 'DELETE' })
    expect(off).toMatchObject({ status: 200, body: { on: {} } })
    expect(client.hotel.faults.active()).toEqual({})
  })

  it('accept the delay of responses', async () => {
    expect(await put('latency', '{"ms":50}')).toMatchObject({ status: 200, body: { on: { latency: { ms: 50 } } } })
    expect(await put('latency', '{"ms":"long"}')).toMatchObject({ status: 400, body: { field: 'ms' } })
    expect(await put('latency', '{')).toMatchObject({ status: 400, body: { field: 'body' } })
  })

  it('reject an unknown fault, and list the known ones', async () => {
    const { status, body } = await put('earthquake')
    expect(status).toBe(404)
    expect(body).toMatchObject({ message: expect.stringContaining('latency, error-next-post') })
    expect(await put('toString')).toMatchObject({ status: 404 })
    expect(await client.send('/__demo/faults', { method: 'PUT' })).toMatchObject({ status: 405 })
    expect(await client.get('/__demo/nothing')).toMatchObject({ status: 404 })
  })

  it('apply a scenario', async () => {
    const name = encodeURIComponent('a guest who has ordered nothing yet')
    expect(await client.send(`/__demo/scenarios/${name}`, { method: 'POST' })).toMatchObject({ status: 200 })
    expect(await client.get('orders/customer/1001')).toMatchObject({ body: { content: [] } })
    const unknown = await client.send('/__demo/scenarios/a%20flood', { method: 'POST' })
    const message: unknown = expect.stringContaining('"a guest with past orders"')
    expect(unknown).toMatchObject({ status: 404, body: { message } })
    const { body } = await client.get('/__demo/scenarios')
    expect(body).toMatchObject({ known: expect.arrayContaining(['the kitchen refuses the next order']) })
  })

  it('undo the scenarios that were applied', async () => {
    const name = 'a guest who has ordered nothing yet'
    const orders = async () => (await client.get('orders/customer/1001')).body as { content: unknown[] }
    const { content } = await orders()
    await client.send(`/__demo/scenarios/${encodeURIComponent(name)}`, { method: 'POST' })
    expect((await client.get('/__demo/desk')).body).toMatchObject({ situations: [name] })
    expect(await client.send('/__demo/scenarios', { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect((await client.get('/__demo/desk')).body).toMatchObject({ situations: [] })
    expect((await orders()).content).toHaveLength(content.length)
  })
})

describe('the provider states', () => {
  const enter = (state: string, more: object = {}) =>
    client.send('/__demo/provider-states', {
      method: 'POST',
      body: JSON.stringify({ state, action: 'setup', ...more }),
    })

  it('return the values they declare, and a valid session', async () => {
    client.hotel.faults.enable('offline')
    const { status, body } = await enter('a room service with products')
    expect({ status, body }).toEqual({
      status: 200,
      body: { personId: '1001', sessionId: expect.stringMatching(/^.{20,}$/) as unknown, productId: 'shopska-salad' },
    })
    client.token = (body as { sessionId: string }).sessionId
    expect(await client.get('products')).toMatchObject({ status: 200 })
  })

  it('apply their parameters', async () => {
    const params = { accountNumber: '900900', roomNumber: '9' }
    expect(await enter('a guest who can sign in', { params })).toMatchObject({ status: 200, body: params })
    const login = { method: 'POST', body: JSON.stringify(params) }
    expect(await client.send('/api/customer/login', login)).toMatchObject({ status: 200, body: { personId: '1001' } })
  })

  it.each([
    ['a flood', {}, /a flood/],
    ['the hotel is slow', {}, /the hotel is slow/],
    ['a hotel with menus', { menuType: 'tea' }, /menuType|bar/],
    ['a restaurant with free tables', { diningDailyAvailabilityConfigId: 99 }, /99/],
  ])('that cannot be applied are rejected, never with 500: %s', async (state, params, message) => {
    const answer = await enter(state, { params })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) as unknown } })
  })

  it('need no teardown', async () => {
    expect(await enter('a guest with past orders', { action: 'teardown' })).toMatchObject({ status: 200, body: {} })
  })
})
