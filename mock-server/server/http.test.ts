import { ofGuest } from '#mock-server/models.ts'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openHotel, rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openServer, type OpenServer } from './http.ts'
import { sendWebResponse } from './webBridge.ts'
import { sendRaw } from '#tests/support/servers/rawRequest.ts'
import { eventually } from '#tests/support/eventually.ts'

let hotel: Hotel
let adapter: OpenServer
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  adapter = await openServer({ hotel: () => hotel, port: 0 })
})
afterAll(() => adapter.close())
beforeEach(() => {
  hotel = openHotel()
  hotel.change((db) => db.sessions.create({ id: 'token', guestId: '1001', startedAt: '' }))
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
    expect(hotel.live.listeners).toBe(1)
    ending.abort()
    await eventually(() => expect(hotel.live.listeners).toBe(0))
  })

  it('lets json-server read the tables of the hotel, with secrets masked', async () => {
    hotel.change((db) => db.sessions.create({ id: 'secret', guestId: '1001', startedAt: '' }))
    hotel.change((db) => db.pictures.create({ id: 'a', data: 'long' }))
    const get = async (path: string, method = 'GET') =>
      sendRaw({ port: adapter.port, path: `/__demo/db/${path}`, method })
    const read = async (path: string) => JSON.parse((await get(path)).body.toString()) as { id: string }[]
    const newest = rowsOf(hotel).orders.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    expect(await read('orders?_sort=createdAt&_order=desc&_page=1&_limit=2')).toEqual(newest.slice(0, 2))
    expect(await read(`guests?q=${encodeURIComponent('Елена')}`)).toMatchObject([{ id: '1001' }])
    expect(await read('sessions')).toEqual(['', ''].map((startedAt) => ({ id: '•••', guestId: '1001', startedAt })))
    expect(await read('pictures')).toEqual([{ id: 'a', data: '4' }])
    expect((await get('guests?callback=steal')).headers['content-type']).toContain('application/json')
    for (const [path, method, status] of [
      ['db', 'GET', 404],
      ['guests', 'PUT', 405],
      ['guests/%E0', 'GET', 400],
      ['guests?fullName_like=(', 'GET', 400],
    ] as const)
      expect([path, (await get(path, method)).status]).toEqual([path, status])
  })

  it('ends a stream of a page that was left before its response', async () => {
    const left = new ServerResponse(new IncomingMessage(new Socket())).destroy()
    const cancel = vi.fn<() => void>()
    const headers = { 'content-type': 'text/event-stream' }
    void sendWebResponse(new Response(new ReadableStream({ cancel }), { headers }), left)
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('drops the connection for a fault that requires it, and serves other requests', async () => {
    hotel.faults.enable('drop-after-commit')
    const body = JSON.stringify({ message: '', productIds: ['espresso'] })
    const headers = { ...json, authorization: 'Bearer token' }
    const placed = api('/api/orders/customer/1001', { method: 'POST', headers, body })
    await expect(placed).rejects.toThrow('fetch failed')
    expect(hotel.db.orders.findMany(ofGuest('1001'))).toHaveLength(5)
    expect(await api('/api/configurations')).toMatchObject({ status: 200 })
  })
})
