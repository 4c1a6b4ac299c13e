import { byId } from '#mock-server/models.ts'
import { describe, expect, it } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { getResponse } from 'msw'
import { callNames, endpointOf, isProtected } from '#contracts/calls.ts'
import { openHandlers } from './index.ts'
import { BODY_LIMIT, TEXT_LIMIT } from '#mock-server/handlers/http.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const all = callNames.map((name) => [name, endpointOf(name)] as const)
const path = (pattern: string, personId: string) => pattern.slice(1).replace('{personId}', personId)
const protectedCalls = all.filter(([name]) => isProtected(name))
const personalCalls = all.filter(([, endpoint]) => endpoint.path.includes('{personId}'))

describe('every call', () => {
  it.each(all)('%s answers 405 to other methods and lists the allowed ones', async (_name, route) => {
    const { status, headers, body } = await client.send(path(route.path, '1001'), { method: 'DELETE' })
    expect(status).toBe(405)
    expect(headers.get('allow')?.split(', ')).toContain(route.method)
    expect(body).toMatchObject({ error: 'Method Not Allowed' })
  })

  it('answers JSON that must not be cached', async () => {
    for (const asked of ['configurations', 'products', 'no/such/path']) {
      const { headers } = await client.get(asked)
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('every protected call', () => {
  it.each(protectedCalls)('%s is 401 without a valid session', async (_name, { method, path: pattern }) => {
    for (const token of ['', 'not-a-session', '1001']) {
      client.token = token
      const answered = await client.send(path(pattern, '1001'), { method })
      expect(answered).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
    }
  })

  it.each(personalCalls)('%s is 403 for another guest', async (_name, { method, path: pattern }) => {
    const answered = await client.send(path(pattern, '1002'), { method })
    expect(answered).toMatchObject({ status: 403, body: { error: 'Forbidden' } })
  })

  it.each(['Basic token-of-1001', 'No Bearer token-of-1001', 'Bearer token-of-1001 more'])(
    'is 401 with another header than that of a bearer token: %s',
    async (authorization) => {
      client.token = ''
      expect(await client.send('products', { headers: { authorization } })).toMatchObject({ status: 401 })
    },
  )

  it('is 401 when the guest of the session was removed', async () => {
    client.hotel.change((db) => db.guests.delete(byId('1001')))
    expect(await client.get('products')).toMatchObject({ status: 401 })
  })
})

describe('a path', () => {
  const unknowns = ['no/such/path', 'products/1', 'orders/customer/', '']
  it.each(unknowns)('that is unknown is 404: %j', async (unknown) => {
    expect(await client.get(unknown)).toMatchObject({ status: 404, body: { error: 'Not Found' } })
  })

  it('is matched under the API base only', async () => {
    const hotel = openHotel()
    const statusAt = async (address: string, api: string) => {
      return (await getResponse(openHandlers({ hotelOf: () => hotel }, { api }), new Request(address)))?.status
    }
    expect(await statusAt('http://hotel.test/rest/v1/configurations', '*/rest/v1')).toBe(200)
    expect(await statusAt('http://hotel.test/api/configurations', '*/rest/v1')).toBeUndefined()
    expect(await statusAt('http://hotel.test/apiconfigurations', '*/api')).toBeUndefined()
    expect(await statusAt('http://hotel.test/api/%E0%A4%A', '*/api')).toBe(404)
  })
})

describe('a body', () => {
  it('of 64 KB is read, and a longer one is 413', async () => {
    const report = (length: number) => {
      const short = JSON.stringify({ customerMessage: 'x', status: 'CREATED', category: 'Шум' })
      return `${short}${' '.repeat(length - new TextEncoder().encode(short).length)}`
    }
    expect(await client.post('reports/customer/1001', report(BODY_LIMIT))).toMatchObject({ status: 201 })
    const tooLong = await client.post('reports/customer/1001', report(BODY_LIMIT + 1))
    const message = 'A body may hold 65536 bytes at most'
    expect(tooLong).toMatchObject({ status: 413, body: { error: 'Payload Too Large', message } })
  })

  it.each([60, 2000, 32_000])('that is a list, or has %i levels, is 400', async (levels) => {
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const state = `{"state":"a hotel with menus","params":{"languageCode":${deep}}}`
    expect(await client.post('/__demo/provider-states', state)).toMatchObject({ status: 400 })
    for (const address of ['/__demo/provider-states', '/__demo/begin', 'reports/customer/1001'])
      expect(await client.post(address, deep, 'a-key')).toMatchObject({ status: 400 })
  })

  it('of fifty levels is read, and one of more is a 400 that says so', async () => {
    const state = (levels: number) =>
      `{"state":"a hotel with menus","params":{"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}}`
    const tooDeep = { field: 'body', message: 'A body may have 50 levels at most' }
    expect(await client.post('/__demo/provider-states', state(50))).not.toMatchObject({ body: tooDeep })
    expect(await client.post('/__demo/provider-states', state(51))).toMatchObject({ status: 400, body: tooDeep })
  })

  it.each<[unknown, object]>([
    ['[]', { field: 'body', message: 'The body is a list' }],
    ['{', { field: 'body', message: 'The body is not JSON' }],
    [{ message: '', productIds: ['x'.repeat(TEXT_LIMIT + 1)] }, { field: 'productIds.0' }],
  ])('that is not accepted is a 400 that says where and why: %j', async (body, why) => {
    expect(await client.post('orders/customer/1001', body)).toMatchObject({ status: 400, body: why })
  })
})
