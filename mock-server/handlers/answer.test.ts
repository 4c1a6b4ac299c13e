import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { answer } from './answer.ts'
import { routes } from './index.ts'
import { BODY_LIMIT } from '#mock-server/handlers/http/parse.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const all = Object.entries(routes)
const path = (pattern: string, personId: string) => pattern.replace(':personId', personId)
const publicCalls = ['getConfigurations', 'getMenus', 'login']
const protectedCalls = all.filter(([name]) => !publicCalls.includes(name))
const personalCalls = all.filter(([, route]) => route.path.includes(':personId'))

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

  it('is 401 when the guest of the session was removed', async () => {
    client.hotel.store.guests.remove('1001')
    expect(await client.get('products')).toMatchObject({ status: 401 })
  })
})

describe('a path', () => {
  const unknowns = ['no/such/path', 'products/', 'products/1', 'orders/customer/', '']
  it.each(unknowns)('that is unknown is 404: %j', async (unknown) => {
    expect(await client.get(unknown)).toMatchObject({ status: 404, body: { error: 'Not Found' } })
  })

  it('is matched under the API base only', async () => {
    const hotel = createHotel()
    const statusAt = async (address: string, apiBase: string) => {
      const response = await answer(hotel, new Request(address), { apiBase })
      return response === 'connection-dropped' ? response : response.status
    }
    expect(await statusAt('http://hotel.test/rest/v1/configurations', '/rest/v1')).toBe(200)
    expect(await statusAt('http://hotel.test/rest/v1/configurations', '/rest/v1/')).toBe(200)
    expect(await statusAt('http://hotel.test/api/configurations', '/rest/v1')).toBe(404)
    expect(await statusAt('http://hotel.test/apiconfigurations', '/api')).toBe(404)
    expect(await statusAt('http://hotel.test/api/%E0%A4%A', '/api')).toBe(404)
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
    expect(tooLong).toMatchObject({ status: 413, body: { error: 'Payload Too Large' } })
  })
})
