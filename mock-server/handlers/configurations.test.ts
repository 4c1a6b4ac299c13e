import demoHotel from '#fixtures/configuration.json'
import { byId, replaceRow } from '#mock-server/models.ts'
import type { Configuration } from '#src/schemas/configuration.ts'
import { writeDishes } from './demo/offer.ts'
import { expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

it('the configurations are a public list of one with the hotel\u2019s name, settings and modules, or of none', async () => {
  client.token = ''
  const modules = client.hotel.db.contentModules.getAll().map(({ id: _id, ...module }) => module)
  expect(await client.get('configurations')).toMatchObject({
    status: 200,
    body: [
      {
        ...{ appName: 'Хотел „Липов цвят“', diningDailyAvailabilityConfigId: 6 },
        deviceProfile: { contentModules: modules },
      },
    ],
  })
  client.hotel.change((db) => db.configurations.delete(byId('hotel')))
  expect(await client.get('configurations')).toMatchObject({ status: 200, body: [] })
})

it('home leads to no menu for which an own menu has no dish', async () => {
  const dish = { categories: {}, names: { bg: 'Гювеч' }, descriptions: {}, portions: {}, price: 7 }
  writeDishes(client.hotel, [{ ...dish, menus: ['all', 'roomService'] }], 'lv')
  const [{ deviceProfile }] = (await client.get('configurations')).body as [Configuration]
  const tiles = deviceProfile?.contentModules.map(({ internalUrl }) => internalUrl)
  expect(tiles).toEqual(expect.arrayContaining(['/room-service', '/restaurant-menu', '/reserve-table']))
  expect(tiles).not.toEqual(expect.arrayContaining(['/bar']))
  expect(tiles).not.toEqual(expect.arrayContaining(['/breakfast']))
})

async function configured(surroundings: unknown, brand?: object, appName = 'Hotel'): Promise<unknown> {
  const [row] = client.hotel.db.configurations.getAll()
  const settings = { ...row?.settings, surroundings, ...(brand && { brand }) }
  client.hotel.change((db) => replaceRow(db.configurations, { id: 'hotel', appName, settings }))
  return ((await client.get('configurations')).body as unknown[])[0]
}

it.each([
  ['sea', 'Varna', '/hotel-pictures/idea-beach.svg'],
  ['mountain', 'Bansko', '/hotel-pictures/idea-lake.svg'],
])('the configuration tells of the surroundings that the hotel’s setting names: %s', async (name, town, picture) => {
  expect(await configured(name, { color: '#0a5c4b' })).toMatchObject({
    brand: { color: '#0a5c4b', headerImage: picture },
    surroundings: { tourSearch: `${town}, Bulgaria`, activities: { ideas: expect.any(Array) as unknown } },
  })
  expect(await configured(name, { headerImage: '/own.jpg' })).toMatchObject({ brand: { headerImage: '/own.jpg' } })
})

it('the demo hotel is in the town of its surroundings; where a hotel with another name is, nobody has said', async () => {
  const varna = { address: { en: 'Varna' }, mapUrl: expect.stringContaining('Varna') as string }
  expect(await configured('sea', undefined, demoHotel.appName)).toMatchObject({ hotelFacts: varna })
  expect(await configured('sea')).not.toMatchObject({ hotelFacts: { mapUrl: varna.mapUrl } })
  expect(await configured('sea')).not.toMatchObject({ hotelFacts: { address: varna.address } })
})

it('an address that the presenter entered stands without the map of the town', async () => {
  const [row] = client.hotel.db.configurations.getAll()
  const address = 'Morska 1'
  const hotelFacts = { address, checkOutTime: '11:00' }
  const settings = { ...row?.settings, surroundings: 'sea', hotelFacts }
  client.hotel.change((db) => replaceRow(db.configurations, { id: 'hotel', appName: demoHotel.appName, settings }))
  const [body] = (await client.get('configurations')).body as { hotelFacts: object }[]
  expect(body?.hotelFacts).toMatchObject(hotelFacts)
  expect(body?.hotelFacts).not.toHaveProperty('mapUrl')
})

it('the configuration tells of none in a city, where the app has its own texts, nor for an unknown name', async () => {
  for (const name of ['city', 'moon', 'toString', 7, null, undefined]) {
    const body = await configured(name)
    expect(body).not.toHaveProperty('surroundings')
    expect(body).toMatchObject({ hotelFacts: { address: { en: '12 Lipova Street, Sofia' } } })
  }
})
