import { describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import type { RawAnswer } from '#tests/support/servers/rawRequest.ts'
import { json, openHostForEachTest, rawCall, statusLine } from '#tests/support/servers/testHost.ts'

/** See also `overload.test.ts` and `deskKey.test.ts`. */
const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
const orders = '/api/orders/customer/1001'
const espresso = { message: '', productIds: ['espresso'] }
const read = ({ body }: RawAnswer): unknown => JSON.parse(body.toString())
const ordersIn = (sandbox: string) => host.sandboxes.enter(sandbox).db.orders.getAll().length
const { host, reopen } = openHostForEachTest()

describe('a page of another site', () => {
  const calls: [method: string, path: string][] = [
    ['GET', '/api/configurations'],
    ['POST', orders],
    ['OPTIONS', orders],
    ['GET', '/__demo/desk'],
    ['PUT', '/__demo/hotel'],
  ]

  it.each(calls)('gets nothing by DNS rebinding: %s %s', async (method, path) => {
    const names = [
      'evil.example',
      `evil.example:${host.adapter.port}`,
      'localhost.evil.example',
      'evil.example@localhost',
    ]
    for (const name of names) {
      expect(await host.write(method, path, { host: name })).toMatchObject({ status: 403 })
    }
    expect(statusLine(await host.sendBytes(rawCall(`${method} ${path}`).replace('localhost', '')))).toBe(
      'HTTP/1.1 403 Forbidden',
    )
    expect(await host.get('/', { host: 'evil.example', accept: 'text/html' })).toMatchObject({ status: 403 })
    const elsewhere = await host.sendBytes(rawCall(`GET http://evil.example${path}`))
    expect(statusLine(elsewhere)).toBe('HTTP/1.1 400 Bad Request')
  })

  it.each(calls)('can neither call the host nor read a response: %s %s', async (method, path) => {
    const guest = await host.signIn(a)
    const before = ordersIn(a)
    const { port } = host.adapter
    const ours = { host: `localhost:${port}`, 'access-control-request-method': 'POST' }
    const body = method.startsWith('P') ? espresso : undefined
    for (const origin of ['https://evil.example', 'null', `http://localhost:${port + 1}`, `http://127.0.0.1:${port}`]) {
      const answer = await host.write(method, path, { ...guest, ...ours, origin }, body)
      expect(answer).toMatchObject({ status: 403 })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    expect(ordersIn(a)).toBe(before)
    const page = { ...ours, origin: `http://${ours.host}` }
    expect(await host.get('/api/configurations', page)).toMatchObject({ status: 200 })
  })

  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', '']
  it.each(types)('cannot send a body with the type of a form, or without a type: %j', async (type) => {
    const guest = await host.signIn(a)
    const before = ordersIn(a)
    for (const path of [orders, '/__demo/begin', '/__demo/hotel']) {
      const method = path === '/__demo/hotel' ? 'PUT' : 'POST'
      const headers = { ...guest, ...(type !== '' && { 'content-type': type }) }
      const answer = await host.send(path, { method, headers, body: JSON.stringify(espresso) })
      expect([answer.status, answer.headers['content-type']]).toEqual([415, 'application/json'])
      const message = 'A body must be sent as application/json'
      expect(read(answer)).toEqual({ error: 'Unsupported Media Type', message })
    }
    expect(ordersIn(a)).toBe(before)
    const spelt = { ...guest, 'content-type': 'Application/JSON; charset=utf-8' }
    expect(await host.write('POST', orders, spelt, espresso)).toMatchObject({ status: 201 })
  })
})

describe('a hostile client', () => {
  const up = ['..', '%2e%2e', '%252e%252e', '....//..']
  const between = ['/', '%2f', '%252f', '%5c', '//']
  const ways = up.flatMap((parent) => between.map((slash) => `${parent}${slash}`))
  it.each(['/', '/inner/..%2f', '/hotel-pictures/', '/__demo/', '/__demo/inner/..%2f', '/api/'])(
    'gets no file outside the folders, from %s',
    async (from) => {
      for (const way of ways) {
        for (const rest of ['secret.json', `${way}secret.json`, 'secret.json%00.html']) {
          const path = `${from}${way}${rest}`
          const answer = await host.get(path, { accept: 'application/json' })
          expect([path, answer.status < 400, answer.body.includes('secret"')]).toEqual([path, false, false])
        }
      }
    },
  )

  it('gets neither code nor paths in any error', async () => {
    const fail = () => {
      throw new Error(`${import.meta.filename} is damaged`)
    }
    vi.spyOn(host.sandboxes.enter('default').db.configurations, 'getAll').mockImplementation(fail)
    expectConsole('error', /is damaged/)
    const failed = await host.get('/api/configurations')
    expect(failed.status).toBe(500)
    expect(read(failed)).toEqual({ error: 'Internal Server Error', message: 'Internal error of the mock server' })
    await reopen()
    const post = rawCall('POST /api/customer/login', 'Content-Type: application/json', 'Content-Length: 9')
    const paths = ['/%', '/%E0%A4%A.js', '/api/%', '/__demo/%', '//', 'http://[', '*', '/\u0001', '']
    const calls = [`${post}{"account`, ...paths.map((path) => rawCall(`GET ${path}`))]
    const answers = await Promise.all(calls.map((bytes) => host.sendBytes(bytes)))
    for (const answered of [failed.body.toString(), ...answers]) {
      expect(answered).toMatch(/^HTTP\/1\.1 4\d\d |^\{"error"/)
      expect(answered).not.toMatch(/node_modules|\bat \S+:\d|\.[tj]s\b|\/work|\/tmp|Error:/)
    }
  })

  it.each(['TRACE', 'CONNECT', 'OPTIONS', 'PATCH', 'PROPFIND'])('gets nothing with %s', async (method) => {
    for (const path of ['/', '/api/configurations', '/__demo/desk']) {
      const answered = await host.sendBytes(rawCall(`${method} ${path}`, 'X-Secret: mirror'))
      expect(statusLine(answered)).toMatch(method === 'CONNECT' ? /^$/ : /^HTTP\/1\.1 40[05] /)
      expect(answered).not.toMatch(/mirror|access-control/i)
    }
  })

  it('cannot pollute prototypes', async () => {
    const guest = await host.signIn(a)
    const evil = '{"polluted":true,"accountNumber":"100200","roomNumber":"305"}'
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const body = `{"${name}":${evil},"message":"","productIds":["espresso"],"constructor":{"prototype":${evil}}}`
      const sent = { [orders]: body, '/api/customer/login': body, '/__demo/hotel': body }
      const faults = { '/__demo/faults/latency': body, [`/__demo/faults/${name}`]: '{}' }
      for (const [path, text] of Object.entries({ ...sent, ...faults })) {
        const method = path.startsWith('/api') ? 'POST' : 'PUT'
        const sandbox = path.startsWith('/api') ? guest : { 'x-sandbox': b }
        const answer = await host.send(path, { method, headers: { ...json, ...sandbox }, body: text })
        expect(answer.status).toBeLessThan(500)
        if (path === '/__demo/hotel') expect(answer.status).toBe(400)
        if (path === '/api/customer/login') expect(answer.status).toBe(400)
      }
    }
    expect({}).not.toHaveProperty('polluted')
    expect([]).not.toHaveProperty('polluted')
  })
})
