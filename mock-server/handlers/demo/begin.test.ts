import { rowsOf } from '#mock-server/hotel/hotel.ts'
import { byId } from '#mock-server/models.ts'
import { describe, expect, it } from 'vitest'
import { smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const begin = (body: unknown) => client.post('/__demo/begin', body)

describe('POST begin', () => {
  it('resets the hotel for the guest in the middle of the stay by default', async () => {
    const before = { ...rowsOf(client.hotel), sessions: [] }
    client.hotel.change((db) => db.guests.delete(byId('1001')))
    client.hotel.faults.enable('offline')
    client.token = ''
    const { status, body, headers } = await begin({})
    expect({ status, body }).toEqual({ status: 201, body: { sandbox: null, hotel: 'Хотел „Липов цвят“' } })
    expect(headers.get('set-cookie')).toBeNull()
    expect(rowsOf(client.hotel)).toEqual(before)
    expect(client.hotel.requestLog.entries()).toEqual([])
  })

  it('opens the hotel of a file, with its pictures and dishes, and a kept one by its name in the address', async () => {
    const picture = { id: 'a'.repeat(32), data: smallestPictures['image/webp'] }
    const logo = `/__demo/pictures/${picture.id}`
    const brand = { names: { bg: 'Хотел Роза', en: 'Rose' }, logo, surroundings: 'sea' }
    const texts = { categories: {}, names: { bg: 'Гювеч' }, descriptions: {}, portions: {} }
    const saved = { brand, pictures: [picture], dishes: [{ menus: ['all'], ...texts, price: 7 }] }
    const { status } = await client.send('/__demo/hotel', { method: 'PUT', body: JSON.stringify(saved) })
    expect(status).toBe(200)
    const { body: file } = await client.get('/__demo/hotel-file')
    for (const given of [{ file }, { hotel: 'hotel-roza' }]) {
      await client.post('/__demo/reset', {})
      expect(await begin(given)).toMatchObject({ status: 201, body: { hotel: 'Хотел Роза' } })
      expect((await client.get('/__demo/hotel-file')).body).toEqual(file)
      expect(client.hotel.db.pictures.getAll()).toMatchObject([picture])
    }
    expect(await begin({ hotel: 'rose' })).toMatchObject({ status: 404, body: { field: 'hotel' } })
  })
})
