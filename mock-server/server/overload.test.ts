import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { BODY_LIMIT } from '#mock-server/handlers/http.ts'
import type { RawAnswer } from '#tests/support/servers/rawRequest.ts'
import { json, openHostForEachTest, rawCall, statusLine } from '#tests/support/servers/testHost.ts'
import { eventually } from '#tests/support/eventually.ts'

const credentials = { accountNumber: '100200', roomNumber: '305' }
const read = ({ body }: RawAnswer): unknown => JSON.parse(body.toString())
const { host, reopen } = openHostForEachTest()

describe('a client that sends too much, or too slowly', () => {
  const login = (...headers: string[]) =>
    rawCall('POST /api/customer/login', 'Content-Type: application/json', ...headers)
  const tooLong = JSON.stringify({ ...credentials, more: 'x'.repeat(BODY_LIMIT) })
  const start = JSON.stringify(credentials).slice(0, 10)

  it('gets no more than 64 KiB accepted, with a length or in chunks, and nothing beyond the length', async () => {
    expect(BODY_LIMIT).toBe(65_536)
    const announced = await host.sendBytes(`${login(`Content-Length: ${tooLong.length}`)}${tooLong}`)
    const chunked = `${login('Transfer-Encoding: chunked')}${tooLong.length.toString(16)}\r\n${tooLong}\r\n0\r\n\r\n`
    for (const answered of [announced, await host.sendBytes(chunked)]) {
      expect(statusLine(answered)).toBe('HTTP/1.1 413 Payload Too Large')
    }
    const tooShort = await host.sendBytes(`${login('Content-Length: 10')}${JSON.stringify(credentials)}`)
    expect(tooShort.match(/HTTP\/1\.1 .*/g)).toEqual(['HTTP/1.1 400 Bad Request'])
    expect(host.sandboxes.enter('default').db.sessions.getAll()).toEqual([])
  })

  const [patient, checkInterval] = [60_000, 50]
  const impatient = { headersWithin: 150, requestWithin: 300, checkInterval }
  it.each([
    ['headers', { ...impatient, requestWithin: patient }, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
    ['a body', impatient, login('Content-Length: 60000') + start, ' '],
    ['a body in chunks', impatient, `${login('Transfer-Encoding: chunked')}1\r\n{\r\n`, '1\r\n \r\n'],
    ['a body that is shorter than announced', impatient, login('Content-Length: 60000') + start, undefined],
  ])('is disconnected in the middle of %s', async (_what, limits, bytes, drip) => {
    await reopen({ limits })
    expect(statusLine(await host.sendBytes(bytes, drip))).toMatch(/^$|^HTTP\/1\.1 408 /)
  })

  it('is disconnected when it does not read the response', async () => {
    const size = 64 * 1024 * 1024
    const dropped = vi.spyOn(ServerResponse.prototype, 'destroy')
    await reopen({ limits: { stalledFor: 200 } })
    writeFileSync(join(host.folder, 'app', 'large.png'), Buffer.alloc(size))
    const socket = connect(host.adapter.port, '127.0.0.1').pause()
    socket.write(rawCall('GET /large.png'))
    await eventually(() => expect(dropped).toHaveBeenCalled())
    let taken = 0
    socket.on('data', (part) => (taken += part.length)).on('error', () => undefined)
    await once(socket.resume(), 'close')
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(size)
  })

  it('gets 429 when it calls too often, whatever address it claims', async () => {
    await reopen({ limits: { maxCalls: 5, callsWithin: 60_000 } })
    const answers: RawAnswer[] = []
    for (const claimed of ['1', '2', '3', '4', '5', '6'].map((n) => `10.0.0.${n}`))
      answers.push(await host.get('/api/configurations', { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    const [last] = answers.slice(-1) as [RawAnswer]
    expect(last.headers).toMatchObject({ ...json, 'retry-after': '60', 'cache-control': 'no-store' })
    expect(read(last)).toEqual({ error: 'Too Many Requests', message: 'Too many calls: try again in 60 seconds' })
    expect(await host.get('/', { accept: 'text/html' })).toMatchObject({ status: 429 })
  })
})
