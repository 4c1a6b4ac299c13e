import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { BODY_LIMIT, MIRROR_LIMIT } from '#mock-server/handlers/http/parse.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { lanAddresses } from './hostNames.ts'
import { openHttpAdapter, type HttpAdapter } from './http.ts'
import { sendRaw } from '#tests/support/servers/rawRequest.ts'

let hotel: Hotel
let adapter: HttpAdapter
const json = { 'content-type': 'application/json' }
const asGuest = { ...json, authorization: 'Bearer token' }
const order = JSON.stringify({ message: '', productIds: ['espresso'] })

beforeAll(async () => {
  adapter = await openHttpAdapter({ hotel: () => hotel, port: 0 })
})
afterAll(() => adapter.close())
beforeEach(() => {
  hotel = createHotel()
  hotel.store.sessions.insert({ id: 'token', guestId: '1001', startedAt: '' })
})

const api = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${adapter.port}${path}`, init)

describe('the host', () => {
  it('answers the API like every adapter', async () => {
    const login = await api('/api/customer/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ accountNumber: '100200', roomNumber: '305' }),
    })
    expect(login.status).toBe(200)
    const placed = await api('/api/orders/customer/1001', { method: 'POST', headers: asGuest, body: order })
    expect(placed.status).toBe(201)
    const listed = await api('/api/orders/customer/1001', { headers: asGuest })
    expect(await listed.json()).toMatchObject({ content: [await placed.json(), {}, {}, {}, {}] })
  })

  it('streams each change at the desk to open guest apps, until they go', async () => {
    const ending = new AbortController()
    const { body } = await api('/__demo/events', { signal: ending.signal })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    async function received(pattern: RegExp): Promise<void> {
      for (let text = ''; !pattern.test(text);) text += (await reader?.read())?.value ?? ''
    }
    await received(/"revision":0/)
    await api('/__demo/faults/offline', { method: 'PUT', headers: json, body: '{}' })
    await received(/"revision":1/)
    expect(hotel.live.listeners()).toBe(1)
    ending.abort()
    await vi.waitFor(() => expect(hotel.live.listeners()).toBe(0))
  })

  it('transfers texts in any script', async () => {
    const body = JSON.stringify({ customerMessage: 'Тече „кранът“ 🚿', status: 'CREATED', category: 'Теч' })
    const response = await api('/api/reports/customer/1001', { method: 'POST', headers: asGuest, body })
    expect(await response.json()).toMatchObject({ customerMessage: 'Тече „кранът“ 🚿' })
  })

  it('answers errors in JSON, without a stack trace or the name of its software', async () => {
    const answers = await Promise.all([
      api('/api/no/such/path'),
      api('/api/products', { method: 'PUT', headers: json, body: '{}' }),
      api('/api/customer/login', { method: 'POST', headers: json, body: '{"account' }),
      api('/api/products'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 400, 401])
    for (const response of answers) {
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(response.headers.get('x-powered-by')).toBeNull()
      expect(await response.text()).not.toMatch(/node_modules|\.[tj]s\b/)
    }
  })

  it.each([BODY_LIMIT + 1, 3 * 1024 * 1024])('answers 413 to a body of %i bytes', async (length) => {
    const response = await api('/api/customer/login', { method: 'POST', headers: json, body: 'x'.repeat(length) })
    expect(response.status).toBe(413)
  })

  it('answers 413 to a long body without Content-Length', async () => {
    const parts = new Blob([' '.repeat(BODY_LIMIT), '{}']).stream()
    const inParts = { body: parts, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }
    const response = await api('/api/customer/login', { method: 'POST', headers: json, ...inParts })
    expect(response.status).toBe(413)
  })

  it('admits more to the mirror alone, up to 512 KiB', async () => {
    await api('/__demo/mirror')
    const send = (length: number) =>
      api('/__demo/mirror', { method: 'PUT', headers: json, body: JSON.stringify('x'.repeat(length)) })
    expect((await send(MIRROR_LIMIT / 2)).status).toBe(400)
    expect((await send(MIRROR_LIMIT)).status).toBe(413)
  })

  it('exposes none of json-server\u2019s own routes', async () => {
    for (const path of ['/db', '/guests', '/api/guests', '/__rules', '/sessions?_delay=1']) {
      expect(await api(path)).toMatchObject({ status: 404 })
    }
    const response = await api('/api/configurations', { headers: { 'x-http-method-override': 'DELETE' } })
    expect(response.status).toBe(200)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('drops the connection for a fault that requires it, and serves other requests', async () => {
    hotel.faults.enable('drop-after-commit')
    const placed = api('/api/orders/customer/1001', { method: 'POST', headers: asGuest, body: order })
    await expect(placed).rejects.toThrow('fetch failed')
    expect(hotel.store.orders.where({ guestId: '1001' })).toHaveLength(5)
    expect(await api('/api/configurations')).toMatchObject({ status: 200 })
  })

  it('sends nosniff and a strict referrer policy', async () => {
    const { headers } = await api('/api/configurations')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('rejects a malformed request, and serves the next one', async () => {
    expect(await sendRaw({ port: adapter.port, path: '//' })).toMatchObject({ status: 400 })
    await new Promise<void>((resolve) => {
      const socket = connect(adapter.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
      socket.on('close', () => resolve()).resume()
    })
    expect(await api('/api/configurations')).toMatchObject({ status: 200 })
  })

  it('fails to start when its port is in use', async () => {
    await expect(openHttpAdapter({ hotel, port: adapter.port })).rejects.toThrow('EADDRINUSE')
  })
})

describe('the host names that a host accepts', () => {
  const statusAs = async (host: string, more: Record<string, string> = {}) =>
    (await sendRaw({ port: adapter.port, path: '/api/configurations', headers: { host, ...more } })).status

  it.each(['localhost', 'LOCALHOST:4310', '127.0.0.1', '127.0.0.1:80', '[::1]:4310'])('include %s', async (host) => {
    expect(await statusAs(host)).toBe(200)
  })

  const strangers = ['evil.example', 'localhost.evil.example', 'evil.example:4310', '127.0.0.1.nip.io', '10.0.0.1']
  it.each([...strangers, '[::2]', 'a b'])(
    'do not include %s, which an attacker may resolve to this computer',
    async (host) => {
      expect(await statusAs(host)).toBe(403)
    },
  )

  it('are also required of the Origin header', async () => {
    expect(await statusAs('localhost', { origin: 'https://evil.example' })).toBe(403)
    expect(await statusAs('localhost', { origin: 'null' })).toBe(403)
    expect(await statusAs('localhost:4310', { origin: 'http://localhost:4310' })).toBe(200)
  })

  it('include this computer\u2019s network addresses only when the host is open to the network', async () => {
    const [address = '127.0.0.1'] = lanAddresses()
    const open = await openHttpAdapter({ hotel, port: 0, lan: true })
    const ask = { path: '/api/configurations', headers: { host: `${address}:${open.port}` } }
    expect(await sendRaw({ ...ask, port: open.port })).toMatchObject({ status: 200 })
    expect(await sendRaw({ ...ask, port: adapter.port })).toMatchObject({
      status: lanAddresses().length > 0 ? 403 : 200,
    })
    const stranger = { path: '/', headers: { host: 'evil.example' } }
    expect(await sendRaw({ ...stranger, port: open.port })).toMatchObject({ status: 403 })
    await open.close()
  })
})
