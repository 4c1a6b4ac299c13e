import { afterEach, expect, it } from 'vitest'
import { PRESENTER_BODY_LIMIT } from '#mock-server/handlers/http/parse.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { openTestHost, type TestHost } from '#tests/support/servers/testHost.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const presenter = { 'x-desk-key': KEY }
const picture = { use: 'headerImage', data: pictureOf(pictureLimits.headerImage) }
let host: TestHost

afterEach(() => host.close())

it('a presenter alone uploads a picture that is larger than other bodies may be, and a phone shows it', async () => {
  host = await openTestHost({ lan: true, deskKey: KEY })
  const { status, body } = await host.write('POST', '/__demo/pictures', presenter, picture)
  expect(status).toBe(201)
  const { address } = JSON.parse(body.toString()) as { address: string }
  const shown = await host.get(address)
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
  })
  expect(shown.body).toHaveLength(pictureLimits.headerImage)
  expect(await host.write('POST', '/__demo/pictures', {}, picture)).toMatchObject({ status: 401 })
  expect(await host.write('POST', '/__demo/begin', {}, picture)).toMatchObject({ status: 413 })
  expect(await host.write('POST', '/api/customer/login', presenter, picture)).toMatchObject({ status: 413 })
  const tooLong = 'x'.repeat(PRESENTER_BODY_LIMIT)
  expect(await host.write('POST', '/__demo/hotels', presenter, tooLong)).toMatchObject({ status: 413 })
})
