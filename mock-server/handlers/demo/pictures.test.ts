import { describe, expect, it } from 'vitest'
import { answer } from '#mock-server/handlers/answer.ts'
import { resetHotel } from '#mock-server/hotel.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { pictureOf, smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const upload = (body: unknown) => client.send('/__demo/pictures', { method: 'POST', body: JSON.stringify(body) })
const put = (brand: unknown) => client.send('/__demo/brand', { method: 'PUT', body: JSON.stringify(brand) })

async function uploaded(data: string = smallestPictures['image/png'], use = 'headerImage'): Promise<string> {
  const { status, body } = await upload({ use, data })
  expect(status).toBe(201)
  return (body as { address: string }).address
}

/** The response with a picture, as a phone without a desk key gets it. */
async function get(address: string, hotel = client.hotel): Promise<Response> {
  const found = await answer(hotel, new Request(`http://hotel.test${address}`), { isPresenter: false })
  return found === 'connection-dropped' ? Response.error() : found
}

describe('a picture of the brand', () => {
  it.each(Object.entries(smallestPictures))('is returned to phones as it was uploaded: %s', async (type, data) => {
    const response = await get(await uploaded(data))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(data)
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')],
    ['HTML', Buffer.from('<!doctype html><script></script>').toString('base64')],
    ['GIF', Buffer.from('GIF89a').toString('base64')],
    ['text that is not base64', 'not base64!'],
    ['nothing', ''],
  ])('cannot be %s', async (_what, data) => {
    expect(await upload({ use: 'logo', data })).toMatchObject({ status: 400, body: { field: 'data' } })
    expect(client.hotel.store.pictures.where()).toEqual([])
  })

  it.each(Object.entries(pictureLimits))('has a limited size: %s', async (use, limit) => {
    await uploaded(pictureOf(limit), use)
    expect(await upload({ use, data: pictureOf(limit + 1) })).toMatchObject({ status: 413, body: { field: use } })
  })

  it('stays as long as the brand uses it', async () => {
    const [header, logo, unused] = [await uploaded(), await uploaded(), await uploaded()]
    await put({ headerImage: header, logo })
    expect((await get(header)).status).toBe(200)
    expect((await get(logo)).status).toBe(200)
    expect((await get(unused)).status).toBe(404)
    await put({ logo })
    expect((await get(header)).status).toBe(404)
  })

  it('is kept with the brand when the next prospect begins, and removed with it otherwise', async () => {
    const logo = await uploaded()
    await put({ logo })
    resetHotel(client.hotel, { keepsBrand: true })
    expect((await get(logo)).status).toBe(200)
    resetHotel(client.hotel)
    expect((await get(logo)).status).toBe(404)
  })

  it('is part of an exported sandbox, and is checked on import', async () => {
    const logo = await uploaded(pictureOf(pictureLimits.logo), 'logo')
    await put({ logo, headerImage: await uploaded(pictureOf(pictureLimits.headerImage)) })
    const { body: exported } = await client.get('/__demo/sandbox')
    resetHotel(client.hotel)
    expect(await client.send('/__demo/sandbox', { method: 'PUT', body: JSON.stringify(exported) })).toMatchObject({
      ...{ status: 200 },
    })
    expect((await get(logo)).status).toBe(200)
    const [row] = client.hotel.store.pictures.where()
    const damaged = { ...(exported as object), tables: { pictures: [{ ...row, data: 'PHN2Zz4=' }] } }
    expect(await client.send('/__demo/sandbox', { method: 'PUT', body: JSON.stringify(damaged) })).toMatchObject({
      ...{ status: 400, body: { field: 'tables.pictures.0.data' } },
    })
  })
})
