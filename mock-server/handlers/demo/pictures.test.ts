import { describe, expect, it } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { resetHotel } from '#mock-server/hotel/hotel.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { pictureOf, smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const upload = (body: unknown) => client.send('/__demo/pictures', { method: 'POST', body: JSON.stringify(body) })
const put = (brand: unknown) => client.send('/__demo/hotel', { method: 'PUT', body: JSON.stringify({ brand }) })

async function uploaded(data: string = smallestPictures['image/png'], use = 'headerImage'): Promise<string> {
  const { status, body } = await upload({ use, data })
  expect(status).toBe(201)
  return (body as { address: string }).address
}

/** The response with a picture, as a phone without a desk key gets it. */
async function get(address: string, hotel = client.hotel): Promise<Response> {
  return answer(hotel, new Request(`http://hotel.test${address}`), false)
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
    expect(client.hotel.db.pictures.getAll()).toEqual([])
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
})
