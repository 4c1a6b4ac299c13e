import { afterEach, beforeEach, expect, it } from 'vitest'
import { BODY_LIMIT, PRESENTER_BODY_LIMIT } from '#mock-server/handlers/http/parse.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { openTestHost, type TestHost } from '#tests/support/servers/testHost.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const presenter = { 'x-desk-key': KEY }
const picture = { use: 'headerImage', data: pictureOf(pictureLimits.headerImage) }
let host: TestHost

beforeEach(async () => {
  host = await openTestHost({ lan: true, deskKey: KEY })
})
afterEach(() => host.close())

it('a presenter uploads a picture that is larger than other bodies may be, and a phone shows it', async () => {
  const { status, body } = await host.write('POST', '/__demo/pictures', presenter, picture)
  expect(status).toBe(201)
  const { address } = JSON.parse(body.toString()) as { address: string }
  const shown = await host.get(address)
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
  })
  expect(shown.body).toHaveLength(pictureLimits.headerImage)
})

it('nobody else uploads one', async () => {
  expect(await host.write('POST', '/__demo/pictures', {}, picture)).toMatchObject({ status: 401 })
  expect(await host.write('POST', '/__demo/begin', {}, picture)).toMatchObject({ status: 413 })
})

it('a presenter’s other calls, and the largest bodies, are limited as well', async () => {
  expect(await host.write('PUT', '/__demo/brand', presenter, picture)).toMatchObject({ status: 413 })
  expect(await host.write('POST', '/api/customer/login', presenter, picture)).toMatchObject({ status: 413 })
  const tooLong = 'x'.repeat(PRESENTER_BODY_LIMIT)
  expect(await host.write('POST', '/__demo/hotels', presenter, tooLong)).toMatchObject({ status: 413 })
})

it.each([
  ['a presenter under /__demo', presenter, '/__demo/brand', JSON.stringify(picture).length],
  ['a presenter elsewhere', presenter, '/api/orders', 2 * BODY_LIMIT],
  ['anybody else', {}, '/__demo/brand', 2 * BODY_LIMIT],
])('the host keeps no more of a body than is read of it: from %s', async (_who, headers, path, most) => {
  await host.close()
  let kept: Promise<ArrayBuffer> | undefined
  const hotel = (request: Request) => {
    kept = request.arrayBuffer()
    return new Response()
  }
  host = await openTestHost({ lan: true, deskKey: KEY, hotel })
  await host.write('PUT', path, headers, picture)
  const { byteLength } = (await kept) ?? { byteLength: Infinity }
  expect(byteLength).toBeGreaterThan(BODY_LIMIT)
  expect(byteLength).toBeLessThanOrEqual(most)
})
