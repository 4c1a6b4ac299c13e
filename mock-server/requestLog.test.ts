import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/testClient.ts'
import { redacted, bodyForLog, createRequestLog, pathForLog, type RequestLogEntry } from './requestLog.ts'
import { memoryKeyValueStorage } from './store/keyValueStorage.ts'

const at = '2026-05-14T22:30:00.000Z'
const call: Omit<RequestLogEntry, 'id'> = { at, method: 'GET', path: '/api/products', status: 200, took: 1 }

describe.each([
  ['in memory', undefined],
  ['on a key-value storage', memoryKeyValueStorage],
])('a request log %s', (_where, storage) => {
  const open = () => createRequestLog(storage?.())

  it('tells the newest first, and of a hundred calls', () => {
    const requestLog = open()
    for (let took = 1; took <= 103; took += 1) requestLog.add({ ...call, took })
    const ids = requestLog.entries().map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => 103 - index))
    expect(requestLog.entries()[0]).toEqual({ id: 103, ...call, took: 103 })
    requestLog.clear()
    expect(requestLog.entries()).toEqual([])
  })

  it('shares nothing with another', () => {
    const [one, other] = [open(), open()]
    one.add(call)
    expect(other.entries()).toEqual([])
  })
})

describe('a request log on a key-value storage', () => {
  it('is read by another tab, and begins afresh when it is damaged', () => {
    const storage = memoryKeyValueStorage()
    createRequestLog(storage).add(call)
    expect(createRequestLog(storage).entries()).toEqual([{ id: 1, ...call }])
    for (const damaged of ['{', '{}', 'null', '', '[null, 7, {"id":1,"url":"/api/products"}]']) {
      storage.write(damaged)
      expect(createRequestLog(storage).entries()).toEqual([])
    }
  })
})

describe('what must not be read over somebody’s shoulder', () => {
  it('is blacked out in a body, at any depth', () => {
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

  it('is blacked out in an address', () => {
    const address = new URL('http://hotel.test/api/products?token=abc&menuType=bar&roomNumber=305&roomNumber=306')
    expect(pathForLog(address)).toBe('/api/products?token=•••&menuType=bar&roomNumber=•••&roomNumber=•••')
    expect(pathForLog(new URL('http://hotel.test/api/products'))).toBe('/api/products')
  })

  it('is left out where it is long or no JSON', () => {
    expect(bodyForLog('')).toBeUndefined()
    expect(bodyForLog('accountNumber=100200')).toBeUndefined()
    expect(bodyForLog(JSON.stringify('x'.repeat(998)))).toHaveLength(998)
    expect(bodyForLog(JSON.stringify('x'.repeat(999)))).toBeUndefined()
    expect(pathForLog(new URL(`http://hotel.test/${'x'.repeat(5000)}`))).toHaveLength(1001)
  })
})

describe('the request log of a hotel', () => {
  const visit = openTestClient()
  const entries = async () => ((await visit.get('/__demo/desk')).body as { requestLog: RequestLogEntry[] }).requestLog

  it('notes every call of a guest, and none of the desk', async () => {
    await visit.post('orders/customer/1001', { message: '', productIds: ['shopska-salad'] })
    await visit.get('menus/all/params?languageCode=bg&menuType=bar')
    await visit.get('/__demo/tables')
    await visit.send('/__demo/faults/latency', { method: 'DELETE' })
    const took = expect.any(Number) as unknown
    const body = { message: '', productIds: ['shopska-salad'] }
    expect(await entries()).toEqual([
      { id: 2, at, method: 'GET', path: '/api/menus/all/params?languageCode=bg&menuType=bar', status: 200, took },
      { id: 1, at, method: 'POST', path: '/api/orders/customer/1001', status: 201, took, body },
    ])
    expect(await visit.send('/__demo/request-log', { method: 'DELETE' })).toMatchObject({ status: 200 })
    expect(await entries()).toEqual([])
  })

  it('never tells how a guest signs in', async () => {
    await visit.post('customer/login', { accountNumber: '100200', roomNumber: '305' })
    await visit.post('customer/login', { accountNumber: '100200', roomNumber: '999' })
    expect(await entries()).toMatchObject([
      { status: 401, body: { accountNumber: '•••', roomNumber: '•••' } },
      { status: 200, body: { accountNumber: '•••', roomNumber: '•••' } },
    ])
    expect(JSON.stringify(await entries())).not.toMatch(/100200|305|token-of-1001/)
  })

  it('marks what fits no handler, and says why', async () => {
    await visit.get('nothing/here')
    await visit.send('products', { method: 'PUT' })
    await visit.post('orders/customer/1001', { message: '', productIds: ['caviar'] })
    await visit.get('menus/all/params?languageCode=fr&menuType=bar')
    const told = (await entries()).map(({ status, validationError }) => [status, validationError])
    expect(told).toEqual([
      [400, expect.stringMatching(/^languageCode: /)],
      [400, 'productIds.0: There is no product "caviar"'],
      [405, 'PUT is not possible here, but GET is'],
      [404, 'There is nothing at nothing/here'],
    ])
  })

  it('marks no refusal that has other reasons', async () => {
    await visit.get('orders/customer/1002')
    visit.token = ''
    await visit.get('products')
    const told = (await entries()).map(({ status, validationError }) => [status, validationError])
    expect(told).toEqual([
      [401, undefined],
      [403, undefined],
    ])
  })

  it('notes a dropped connection, and when each call came by the hotel’s clock', async () => {
    visit.hotel.clock.set(new Date('2027-01-01T10:00:00Z'))
    visit.hotel.faults.on('offline')
    await expect(visit.get('products')).rejects.toThrow()
    expect(await entries()).toMatchObject([{ at: '2027-01-01T10:00:00.000Z', status: null }])
  })

  it('ends with a reset', async () => {
    await visit.get('products')
    await visit.send('/__demo/reset', { method: 'POST' })
    expect(await entries()).toEqual([])
  })
})
