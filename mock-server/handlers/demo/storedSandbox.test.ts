import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { answer } from '#mock-server/handlers/answer.ts'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'
import { tableNames } from '#mock-server/store/columns.ts'
import type { Rows } from '#mock-server/store/tables.ts'
import type { ExportedSandbox } from './exportedSandbox.ts'

const client = openTestClient()
const put = (sandbox: unknown) =>
  client.send('/__demo/sandbox', {
    method: 'PUT',
    body: typeof sandbox === 'string' ? sandbox : JSON.stringify(sandbox),
  })
const exported = async () => (await client.get('/__demo/sandbox')).body as ExportedSandbox

const head = { format: 'hotel-guest-companion-sandbox', version: 1, madeAt: NOW.toISOString() }
const file = (tables: object = {}) => ({ ...head, tables })

/** Changes every table that guests or presenters can change. */
async function spendADay(): Promise<void> {
  await client.post('orders/customer/1001', { message: '', productIds: ['cola', 'cola'] }, 'a-key')
  await client.post('customers/rating/1001', { ratingValue: 4, internalMessage: '', publicMessage: 'ок' })
  const brand = { name: 'Hotel Mar', modules: ['bar', 'breakfast'] }
  await client.send('/__demo/brand', { method: 'PUT', body: JSON.stringify(brand) })
  await client.send('/__demo/clock', { method: 'PUT', body: JSON.stringify({ now: '2026-12-24T18:00:00Z' }) })
  await client.send('/__demo/faults/latency', { method: 'PUT', body: '{"ms":0}' })
  client.hotel.store.menuItems.remove('bar-es-1')
  client.hotel.store.menuItems.update('bar-es-2', { itemPrice: 1.5 })
}

function withoutTokens(rows: Rows): Rows {
  const switches = rows.switches.filter(({ id }) => id !== 'prospect')
  return { ...rows, sessions: [], idempotentResponses: [], switches }
}

describe('an exported sandbox', () => {
  it('restores everything except sessions, also in another hotel', async () => {
    await spendADay()
    const [before, sandbox] = [withoutTokens(client.hotel.store.dump()), await exported()]
    await client.send('/__demo/reset', { method: 'POST' })
    const { status, body } = await put(sandbox)
    expect(status).toBe(200)
    const tables = ['configurations', 'contentModules', 'menuItems', 'orders', 'ratings', 'switches']
    expect((body as { imported: string[] }).imported.toSorted()).toEqual(tables)
    expect(withoutTokens(client.hotel.store.dump())).toEqual(before)
    expect(await client.get('products')).toMatchObject({ status: 401 })
    const other = createHotel({ now: NOW })
    const request = new Request('http://hotel.test/__demo/sandbox', { method: 'PUT', body: JSON.stringify(sandbox) })
    expect(await answer(other, request)).toMatchObject({ status: 200 })
    expect(withoutTokens(other.store.dump())).toEqual(before)
    expect(other.clock.now().toISOString()).toBe('2026-12-24T18:00:00.000Z')
  })

  it('contains no session', async () => {
    await spendADay()
    expect(JSON.stringify(await exported())).not.toMatch(/token-of-1001|sessions|idempotentResponses/)
  })

  const [order] = createHotel({ now: NOW }).store.orders.where()
  const [configuration] = createHotel({ now: NOW }).store.configurations.where()
  const { status: _status, ...lacking } = order ?? {}
  it.each<[unknown, string]>([
    ['', 'body'],
    ['{', 'body'],
    ['[]', 'format'],
    [{ ...file(), format: 'x' }, 'format'],
    [{ ...file(), version: 2 }, 'version'],
    [file({ sessions: [] }), 'tables.sessions'],
    [file({ spoons: [] }), 'tables.spoons'],
    ['{"format":"hotel-guest-companion-sandbox","version":1,"tables":{"__proto__":[]}}', 'tables.__proto__'],
    [file({ orders: [order, null] }), 'tables.orders.1'],
    [file({ orders: [lacking] }), 'tables.orders.0.status'],
    [file({ orders: [{ ...order, spoon: 1 }] }), 'tables.orders.0.spoon'],
    [file({ orders: [{ ...order, productIds: {} }] }), 'tables.orders.0.productIds'],
    [file({ orders: [{ ...order, totalPrice: '9.50' }] }), 'tables.orders.0.totalPrice'],
    [
      JSON.stringify(file({ orders: [{ ...order, totalPrice: 77 }] })).replace('77', '1e999'),
      'tables.orders.0.totalPrice',
    ],
    [file({ orders: [order, order] }), 'tables.orders'],
    [
      file({ configurations: [{ ...configuration, settings: { currency: 'usd' } }] }),
      'tables.configurations.0.currency',
    ],
    [file({ switches: [{ id: 'bomb', value: {} }] }), 'tables.switches.0.id'],
    [file({ switches: [{ id: 'clock', value: { ahead: 'a lot' } }] }), 'tables.switches.0.ahead'],
    [file({ switches: [{ id: 'faults', value: { latency: { ms: 'x' } } }] }), 'tables.switches.0.latency.ms'],
  ])('is rejected on import with the name of the invalid field, and nothing changes: %j', async (sandbox, field) => {
    const before = client.hotel.store.dump()
    expect(await put(sandbox)).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.store.dump()).toEqual(before)
  })
})

describe('the tables on the desk', () => {
  it.each(tableNames)('are returned as stored, with session tokens redacted: %s', async (name) => {
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] }, 'a-key')
    const { status, body } = await client.get(`/__demo/tables/${name}`)
    const rows = client.hotel.store.dump()[name]
    expect(status).toBe(200)
    expect(body).toEqual(name === 'sessions' ? [{ id: '•••', guestId: '1001', startedAt: '' }] : rows)
    expect(JSON.stringify(body)).not.toContain(client.token)
  })
})
