import { describe, expect, it } from 'vitest'
import { faultNames } from '#mock-server/hotel/faults.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

const put = (name: string, body?: string) =>
  client.send(`/__demo/faults/${name}`, { method: 'PUT', ...(body !== undefined && { body }) })

describe('the calls about faults and scenarios', () => {
  it('list the faults, and switch each on and off', async () => {
    client.token = ''
    const known = Object.fromEntries(faultNames.map((name) => [name, expect.any(String)]))
    expect(await client.get('/__demo/faults')).toMatchObject({ status: 200, body: { on: {}, known } })
    for (const name of faultNames) {
      expect(await put(name)).toMatchObject({ status: 200, body: { on: { [name]: {} } } })
      expect(Object.keys(client.hotel.faults.active())).toEqual([name])
      const off = await client.send(`/__demo/faults/${name}`, { method: 'DELETE' })
      expect(off).toMatchObject({ status: 200, body: { on: {} } })
      expect(client.hotel.faults.active()).toEqual({})
    }
  })

  it('accept the delay of responses', async () => {
    expect(await put('latency', '{"ms":50}')).toMatchObject({ status: 200, body: { on: { latency: { ms: 50 } } } })
    expect(await put('latency', '{"ms":"long"}')).toMatchObject({ status: 400, body: { field: 'ms' } })
    expect(await put('latency', '{')).toMatchObject({ status: 400, body: { field: 'body' } })
  })

  it('reject an unknown fault, and list the known ones', async () => {
    const message = expect.stringContaining('latency, error-next-post') as unknown
    expect(await put('earthquake')).toMatchObject({ status: 404, body: { message } })
    expect(await put('toString')).toMatchObject({ status: 404 })
    expect(await client.send('/__demo/faults', { method: 'PUT' })).toMatchObject({ status: 405 })
  })

  it('apply and undo a scenario', async () => {
    const name = 'a guest who has ordered nothing yet'
    const orders = async () => (await client.get('orders/customer/1001')).body as { content: unknown[] }
    const { content } = await orders()
    const applied = await client.send(`/__demo/scenarios/${encodeURIComponent(name)}`, { method: 'POST' })
    expect(applied).toMatchObject({ status: 200 })
    expect(await orders()).toEqual({ content: [] })
    expect((await client.get('/__demo/desk')).body).toMatchObject({ situations: [name] })
    expect(await client.send('/__demo/scenarios', { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect((await client.get('/__demo/desk')).body).toMatchObject({ situations: [] })
    expect((await orders()).content).toHaveLength(content.length)
  })

  it('reject an unknown scenario, and list the known ones', async () => {
    const message = expect.stringContaining('"a guest with past orders"') as unknown
    const unknown = await client.send('/__demo/scenarios/a%20flood', { method: 'POST' })
    expect(unknown).toMatchObject({ status: 404, body: { message } })
    const known = expect.arrayContaining(['the kitchen refuses the next order']) as unknown
    expect((await client.get('/__demo/scenarios')).body).toMatchObject({ known })
  })
})

// The verification of the pact enters each provider state with its parameters.
describe('a provider state', () => {
  const enter = (state: string, more: object = {}) =>
    client.post('/__demo/provider-states', { state, action: 'setup', ...more })

  it('ends the faults, returns a valid session, and needs no teardown', async () => {
    client.hotel.faults.enable('offline')
    const { status, body } = await enter('a room service with products')
    const sessionId = expect.stringMatching(/^.{20,}$/) as unknown
    expect({ status, body }).toEqual({ status: 200, body: { personId: '1001', sessionId, productId: 'shopska-salad' } })
    client.token = (body as { sessionId: string }).sessionId
    expect(await client.get('products')).toMatchObject({ status: 200 })
    expect(await enter('a guest with past orders', { action: 'teardown' })).toMatchObject({ status: 200, body: {} })
  })

  it.each([
    ['a flood', {}, /a flood/],
    ['the hotel is slow', {}, /the hotel is slow/],
    ['a hotel with menus', { menuType: 'tea' }, /menuType|bar/],
    ['a restaurant with free tables', { diningDailyAvailabilityConfigId: 99 }, /99/],
  ])('that cannot be applied is rejected, never with 500: %s', async (state, params, message) => {
    const body = { message: expect.stringMatching(message) as unknown }
    expect(await enter(state, { params })).toMatchObject({ status: 400, body })
  })
})
