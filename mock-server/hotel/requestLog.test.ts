import { describe, expect, it } from 'vitest'
import { PREFLIGHT_HEADER } from '#mock-server/handlers/http.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import { redacted, bodyForLog, createRequestLog, pathForLog, type RequestLogEntry } from './requestLog.ts'
import { memoryTextStorage } from '#mock-server/hotel/storage.ts'

const at = '2026-05-14T22:30:00.000Z'
const call: Omit<RequestLogEntry, 'id'> = { at, method: 'GET', path: '/api/products', status: 200 }

it.each([
  ['in memory', undefined],
  ['on a key-value storage', memoryTextStorage()],
])('a request log %s lists the newest hundred calls, newest first', (_where, storage) => {
  const requestLog = createRequestLog(storage)
  for (let count = 1; count <= 103; count += 1) requestLog.add({ ...call, path: `/${count}` })
  const ids = requestLog.entries().map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => 103 - index))
  expect(requestLog.entries()[0]).toEqual({ id: 103, ...call, path: '/103' })
  requestLog.clear()
  expect(requestLog.entries()).toEqual([])
})

describe('a secret value', () => {
  it('is redacted in a body, at any depth', () => {
    const body = {
      accountNumber: '100200',
      guests: [
        { roomNumber: 305, fullName: 'Elena', stay: { sessionId: 'abc', EMail: 'e', 'e-mail': 'e', nights: 7 } },
      ],
      password: { of: 'all' },
      phoneNumber: null,
      accessToken: ['t'],
    }
    expect(bodyForLog(JSON.stringify(body))).toEqual({
      accountNumber: '•••',
      guests: [
        { roomNumber: '•••', fullName: '•••', stay: { sessionId: '•••', EMail: '•••', 'e-mail': '•••', nights: 7 } },
      ],
      password: '•••',
      phoneNumber: '•••',
      accessToken: '•••',
    })
    expect(redacted('text')).toBe('text')
    expect(bodyForLog('[{"token":1}]')).toEqual([{ token: '•••' }])
  })

  it('is redacted in a path', () => {
    const address = new URL('http://hotel.test/api/products?token=abc&menuType=bar&roomNumber=305&roomNumber=306')
    expect(pathForLog(address)).toBe('/api/products?token=•••&menuType=bar&roomNumber=•••&roomNumber=•••')
  })
})

describe('the request log of a hotel', () => {
  const client = openTestClient()
  const entries = async () => ((await client.get('/__demo/desk')).body as { requestLog: RequestLogEntry[] }).requestLog

  it('records every call of a guest, and none of the desk', async () => {
    await client.post('orders/customer/1001', { message: '', productIds: ['shopska-salad'] })
    await client.get('menus/all/params?languageCode=bg&menuType=bar')
    await client.get('/__demo/desk')
    await client.send('/__demo/faults/latency', { method: 'DELETE' })
    const body = { message: '', productIds: ['shopska-salad'] }
    expect(await entries()).toEqual([
      { id: 2, at, method: 'GET', path: '/api/menus/all/params?languageCode=bg&menuType=bar', status: 200 },
      { id: 1, at, method: 'POST', path: '/api/orders/customer/1001', status: 201, body },
    ])
  })

  it('says why no handler accepted a call, and which had no response, and leaves out the check of the desk', async () => {
    await client.post('orders/customer/1001', { message: '', productIds: [] })
    await client.post('orders/customer/1001', { message: '', productIds: ['no-dish'] })
    await client.get('nothing')
    await client.send('products', { headers: { [PREFLIGHT_HEADER]: '1' } })
    client.hotel.faults.enable('refuse-next-post')
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] })
    client.hotel.faults.enable('drop-before-commit')
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] }).catch(() => undefined)
    expect((await entries()).map(({ status, validationError }) => [status, validationError])).toEqual([
      [null, undefined],
      [422, undefined],
      [404, 'There is nothing at /api/nothing'],
      [422, expect.stringMatching(/^productIds.0: /)],
      [400, expect.stringMatching(/^productIds: /)],
    ])
  })

  it('never contains the credentials of a guest', async () => {
    await client.post('customer/login', { accountNumber: '100200', roomNumber: '305' })
    await client.post('customer/login', { accountNumber: '100200', roomNumber: '999' })
    expect(await entries()).toMatchObject([
      { status: 401, body: { accountNumber: '•••', roomNumber: '•••' } },
      { status: 200, body: { accountNumber: '•••', roomNumber: '•••' } },
    ])
    expect(JSON.stringify(await entries())).not.toMatch(/100200|305|token-of-1001/)
  })
})
