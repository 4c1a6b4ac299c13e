import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { configurationList } from '#src/schemas/configuration.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

describe('GET configurations', () => {
  it('returns a list without a session, whose first element has the hotel\u2019s name, settings and modules', async () => {
    client.token = ''
    const { status, body } = await client.get('configurations')
    expect(status).toBe(200)
    const [first] = v.parse(configurationList, body)
    expect(first?.appName).toBe('Хотел Липов цвят')
    expect(first?.diningDailyAvailabilityConfigId).toBe(6)
    const modules = client.hotel.store.contentModules.where().map(({ id: _id, ...module }) => module)
    expect(first?.deviceProfile?.contentModules).toEqual(modules)
  })

  async function configured(surroundings: unknown, facts: object = {}): Promise<unknown> {
    const [row] = client.hotel.store.configurations.where()
    const { hotelFacts, ...others } = row?.settings ?? {}
    const settings = { ...others, surroundings, hotelFacts: { ...Object(hotelFacts), ...facts } }
    client.hotel.store.configurations.update('hotel', { settings })
    return ((await client.get('configurations')).body as unknown[])[0]
  }

  it.each([
    ['sea', 'Varna'],
    ['mountain', 'Bansko'],
  ])('tells of the surroundings that the hotel’s setting names: %s', async (name, town) => {
    expect(await configured(name)).toMatchObject({
      hotelFacts: { wifi: { name: 'Guest-Wi-Fi' }, address: { en: town } },
      surroundings: { tourSearch: `${town}, Bulgaria`, activities: { ideas: expect.any(Array) as unknown } },
    })
  })

  it.each(['city', 'moon', 'toString', 7, null, undefined])(
    'tells of none in a city, where the app has its own texts, nor for an unknown name: %j',
    async (name) => {
      const body = await configured(name)
      expect(body).not.toHaveProperty('surroundings')
      expect(body).toMatchObject({ hotelFacts: { address: { en: '12 Lipova Street, Sofia' } } })
    },
  )

  it('is an empty list when the hotel has none', async () => {
    client.hotel.store.configurations.remove('hotel')
    expect(await client.get('configurations')).toMatchObject({ status: 200, body: [] })
  })
})
