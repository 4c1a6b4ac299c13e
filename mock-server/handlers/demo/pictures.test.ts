import { describe, expect, it } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { resetHotel } from '#mock-server/hotel/hotel.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { pictureOf, smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const put = (brand: unknown, pictures: unknown = []) =>
  client.send('/__demo/hotel', { method: 'PUT', body: JSON.stringify({ brand, pictures }) })

const id = '0123456789abcdef'.repeat(2)
const at = `/__demo/pictures/${id}`

/** The response with a picture, as a phone without a desk key gets it. */
async function get(address: string, hotel = client.hotel): Promise<Response> {
  return answer(hotel, new Request(`http://hotel.test${address}`), false)
}

describe('a picture of the brand', () => {
  it.each(Object.entries(smallestPictures))('is returned to phones as it was uploaded: %s', async (type, data) => {
    expect(await put({ logo: at }, [{ id, data }])).toMatchObject({ status: 200 })
    const response = await get(at)
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
    const field = 'pictures.0.data'
    expect(await put({ logo: at }, [{ id, data }])).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.db.pictures.getAll()).toEqual([])
  })

  it('has a limited size', async () => {
    const ofSize = (length: number) => put({ headerImage: at }, [{ id, data: pictureOf(length) }])
    expect(await ofSize(pictureLimits.headerImage + 1)).toMatchObject({ status: 400 })
    expect(await ofSize(pictureLimits.headerImage)).toMatchObject({ status: 200 })
  })

  it('stays as long as the brand uses it', async () => {
    const [other, data] = ['f'.repeat(32), smallestPictures['image/png']]
    const logo = `/__demo/pictures/${other}`
    await put({ headerImage: at, logo }, [{ id, data }, { id: other, data }]) // prettier-ignore
    expect((await get(at)).status).toBe(200)
    await put({ logo })
    expect([(await get(at)).status, (await get(logo)).status]).toEqual([404, 200])
    await put({}, [{ id, data }])
    expect((await get(at)).status).toBe(404)
  })

  it('is kept with the brand when the next prospect begins, and removed with it otherwise', async () => {
    await put({ logo: at }, [{ id, data: smallestPictures['image/png'] }])
    resetHotel(client.hotel, { keepsBrand: true })
    expect((await get(at)).status).toBe(200)
    resetHotel(client.hotel)
    expect((await get(at)).status).toBe(404)
  })
})
