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

  it('is an empty list when the hotel has none', async () => {
    client.hotel.store.configurations.remove('hotel')
    expect(await client.get('configurations')).toMatchObject({ status: 200, body: [] })
  })
})
