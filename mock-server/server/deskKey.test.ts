import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resolversFor } from '#mock-server/handlers/calls.ts'
import { demoHandlers } from '#mock-server/handlers/index.ts'
import { openHotel, rowsOf } from '#mock-server/hotel/hotel.ts'
import { lanAddresses } from './hostNames.ts'
import type { RawAnswer } from '#tests/support/servers/rawRequest.ts'
import { json, openTestHost, type TestHost } from '#tests/support/servers/testHost.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
const orders = '/api/orders/customer/1001'
const espresso = { message: '', productIds: ['espresso'] }
const read = ({ body }: RawAnswer): unknown => JSON.parse(body.toString())
let host: TestHost

afterEach(() => host.close())

describe('a client on the local network, where the desk needs its key', () => {
  beforeEach(async () => {
    host = await openTestHost({ lan: true, deskKey: KEY })
  })

  const to = lanAddresses()[0] ?? '127.0.0.1'
  const publicCalls = ['GET guests', 'POST begin', 'GET live', 'GET events', 'PUT mirror', 'GET pictures/:id']
  const demoCalls = demoHandlers(resolversFor({ api: '', demo: '' }, { hotelOf: () => openHotel() })).map(
    ({ info }) => ({
      method: String(info.method),
      path: String(info.path).slice(1),
    }),
  )
  const presenters = demoCalls.filter(({ method, path }) => !publicCalls.includes(`${method} ${path}`))
  const filledIn = (path: string) => `/__demo/${path.replace(':kind', 'orders').replaceAll(/:\w+/g, 'offline')}`
  const tricks: Record<string, string>[] = [
    {},
    { 'x-desk-key': KEY.slice(1) },
    { 'x-desk-key': 'f'.repeat(32), cookie: `desk=${KEY}` },
    { cookie: `mydesk=${KEY}` },
    { authorization: `Bearer ${KEY}` },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1;host=localhost' },
  ]

  it('is not taken for a presenter\u2019s browser by opening the desk without the key, and is by opening it with the key', async () => {
    const open = async (cookie: string) =>
      (await host.send('/__demo/', { to, headers: { accept: 'text/html', cookie } })).headers['set-cookie']
    expect(await open(`sandbox=${a}; desk=${'f'.repeat(32)}`)).toHaveLength(1)
    expect(await open(`sandbox=${a}; desk=${KEY}`)).toContain(`presents=${a}; HttpOnly; SameSite=Lax; Path=/`)
  })

  it.each([...presenters, { method: 'GET', path: 'db/orders' }])(
    'cannot present without it, or with a wrong one, in any sandbox: $method $path',
    async ({ method, path }) => {
      const guest = await host.signIn(a)
      const before = JSON.stringify(rowsOf(host.sandboxes.enter(b)))
      for (const name of [`${to}:${host.adapter.port}`, `localhost:${host.adapter.port}`]) {
        for (const trick of tricks) {
          const asked = { ...json, 'x-sandbox': b, host: name, ...trick }
          const answer = await host.send(`${filledIn(path)}?key=${KEY}`, { to, method, headers: asked })
          expect([path, trick, answer.status]).toEqual([path, trick, 401])
          expect(answer.body.toString()).toContain('open the desk at the address that the start line prints')
        }
      }
      const headers = { cookie: `sandbox=${b}`, ...guest }
      expect(await host.send(filledIn(path), { to, method, headers })).toMatchObject({ status: 401 })
      expect(JSON.stringify(rowsOf(host.sandboxes.enter(b)))).toBe(before)
    },
  )

  it.each(['begin', '%62egin', 'begin?x=1', 'x/../begin', 'begin%2f', '/begin', 'begin/', 'BEGIN'])(
    'creates a sandbox of its own and never resets another: %s',
    async (path) => {
      const guest = await host.signIn(b)
      await host.write('POST', orders, guest, espresso)
      const before = JSON.stringify(rowsOf(host.sandboxes.enter(b)))
      for (const headers of [{ 'x-sandbox': b }, { cookie: `sandbox=${b}` }, guest]) {
        const call = { to, method: 'POST', headers: { ...json, ...headers }, body: '{}' }
        const answer = await host.send(`/__demo/${path}`, call)
        expect([201, 404]).toContain(answer.status)
      }
      expect(JSON.stringify(rowsOf(host.sandboxes.enter(b)))).toBe(before)
    },
  )

  it('presents with the URL with the key, which is stored in a cookie and removed from the URL', async () => {
    for (const path of [`/__demo/?key=${KEY}`, `/__demo?x=1&key=${KEY}`]) {
      const { status, headers } = await host.send(path, { to, headers: { accept: 'text/html' } })
      expect([status, headers.location]).toEqual([303, path.includes('x=1') ? '/__demo/?x=1' : '/__demo/'])
      expect(headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(headers['set-cookie']).toEqual([`desk=${KEY}; HttpOnly; SameSite=Strict; Path=/__demo`])
    }
    expect(await host.send('/__demo/', { to })).toMatchObject({ status: 200, headers: {} })
    for (const shown of [{ cookie: `sandbox=${a}; desk=${KEY}` }, { 'X-Desk-Key': KEY }]) {
      const desk = await host.send('/__demo/desk', { to, headers: { 'x-sandbox': a, ...shown } })
      const addresses = lanAddresses().map((address) => `http://${address}:${host.adapter.port}`)
      expect([desk.status, read(desk)]).toMatchObject([200, { sandbox: a, addresses }])
      expect(desk.body.includes(KEY)).toBe(false)
    }
  })
})

it('the staff key of a sandbox opens its staff’s screen, there alone, and nothing else', async () => {
  host = await openTestHost({ lan: true, deskKey: KEY })
  const desk = await host.get('/__demo/desk', { 'x-sandbox': a, 'x-desk-key': KEY })
  const { staffKey } = read(desk) as { staffKey: string }
  expect([staffKey.length, KEY.includes(staffKey)]).toEqual([32, false])
  const answered = async (sandbox: string, key: string, path = 'board', method = 'GET') =>
    (await host.send(`/__demo/${path}`, { method, headers: { ...json, 'x-sandbox': sandbox, 'x-staff-key': key } }))
      .status
  expect(await answered(a, staffKey)).toBe(200)
  expect(await answered(b, staffKey)).toBe(401)
  for (const wrong of ['', staffKey.slice(1), KEY]) expect(await answered(a, wrong)).toBe(401)
  for (const path of ['desk', 'mirror', 'hotels', 'db/orders', 'faults'])
    expect(await answered(a, staffKey, path)).toBe(401)
  for (const path of ['reset', 'scenarios/x']) expect(await answered(a, staffKey, path, 'POST')).toBe(401)
  const accept = {
    method: 'POST',
    headers: { ...json, 'x-sandbox': a, 'x-staff-key': staffKey },
    body: '{"status":"x"}',
  }
  expect((await host.send('/__demo/board/orders/order-2002', accept)).status).toBe(409)
  expect((await host.send('/__demo/desk', { headers: { 'x-sandbox': a, 'x-desk-key': staffKey } })).status).toBe(401)
})

it('a presenter on a host without --lan needs no key, and the desk lists no address for others', async () => {
  host = await openTestHost()
  const desk = await host.get('/__demo/desk', { 'x-sandbox': a })
  expect([desk.status, read(desk)]).toMatchObject([200, { sandbox: a, addresses: [] }])
})
