import { expect, it, onTestFinished } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { sendRaw, type RawRequest } from '#tests/support/servers/rawRequest.ts'
import { openServer } from './http.ts'

const ours = 'http://localhost:5173'
const theirs = 'http://localhost:5174'
const asked = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,x-scenario',
}

/** A host for the pages of one origin, with what a page of an origin is answered: the status and the origin that may read it. */
async function openFor(corsOrigin: string) {
  const { port, close } = await openServer({ hotel: openHotel(), port: 0, corsOrigin })
  onTestFinished(close)
  const send = (origin: string, { headers, ...call }: Partial<RawRequest> = {}) =>
    sendRaw({ port, path: '/api/configurations', ...call, headers: { origin, ...headers } })
  const answerTo = async (...call: Parameters<typeof send>) => {
    const { status, headers } = await send(...call)
    return [status, headers['access-control-allow-origin']]
  }
  return { send, answerTo }
}

it('lets the pages of one origin call a host, and no other', async () => {
  const { send, answerTo } = await openFor(ours)
  const preflight = { method: 'OPTIONS', path: '/api/orders/customer/1001', headers: asked }
  const { status, headers } = await send(ours, preflight)
  expect([status, headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': ours,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-scenario',
      'access-control-max-age': '600',
      vary: 'Origin',
    },
  ])
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(await answerTo(ours)).toEqual([200, ours])
  expect(await answerTo(ours, { path: '/api/products' })).toEqual([401, ours]) // or a page would see a network error
  for (const origin of [theirs, 'null', `${ours}.evil.example`]) {
    expect(await answerTo(origin)).toEqual([403, undefined])
    expect(await answerTo(origin, preflight)).toEqual([403, undefined])
  }
  expect((await send(theirs)).headers.vary).toBe('Origin')
})

it('still refuses a form and another host name from that origin', async () => {
  const { answerTo } = await openFor(ours)
  const form = { method: 'POST', path: '/api/customer/login', headers: { 'content-type': 'text/plain' }, body: '{}' }
  expect(await answerTo(ours, form)).toEqual([415, ours])
  expect(await answerTo(ours, { headers: { host: 'evil.example' } })).toEqual([403, ours])
})
