import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { MIRROR_LIMIT } from '#mock-server/handlers/http/parse.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { lanAddresses } from './hostNames.ts'
import { openHttpAdapter, type HttpAdapter } from './http.ts'
import { sendRaw } from '#tests/support/servers/rawRequest.ts'

let hotel: Hotel
let adapter: HttpAdapter
const json = { 'content-type': 'application/json' }

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
    await vi.waitFor(() => expect(hotel.live.listeners()).toBe(0), { timeout: 15_000 })
  })

  it('admits more to the mirror alone, up to 512 KiB', async () => {
    await api('/__demo/mirror')
    const send = (length: number) =>
      api('/__demo/mirror', { method: 'PUT', headers: json, body: JSON.stringify('x'.repeat(length)) })
    expect((await send(MIRROR_LIMIT / 2)).status).toBe(400)
    expect((await send(MIRROR_LIMIT)).status).toBe(413)
  })

  it('drops the connection for a fault that requires it, and serves other requests', async () => {
    hotel.faults.enable('drop-after-commit')
    const body = JSON.stringify({ message: '', productIds: ['espresso'] })
    const headers = { ...json, authorization: 'Bearer token' }
    const placed = api('/api/orders/customer/1001', { method: 'POST', headers, body })
    await expect(placed).rejects.toThrow('fetch failed')
    expect(hotel.store.orders.where({ guestId: '1001' })).toHaveLength(5)
    expect(await api('/api/configurations')).toMatchObject({ status: 200 })
  })
})

describe('the host names that a host accepts', () => {
  const statusAs = async (host: string) =>
    (await sendRaw({ port: adapter.port, path: '/api/configurations', headers: { host } })).status

  it.each([
    ...['localhost', 'LOCALHOST:4310', '127.0.0.1:80', '[::1]:4310'].map((name) => [name, 200]),
    ...['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.1', '[::2]', 'a b'].map((name) => [
      name,
      403,
    ]),
  ] as [string, number][])(
    'are this computer’s, since others may be resolved to it by an attacker: %s, %i',
    async (host, status) => {
      expect(await statusAs(host)).toBe(status)
    },
  )

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
