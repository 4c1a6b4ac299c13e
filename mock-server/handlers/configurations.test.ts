import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { configurationList } from '#src/schemas/configuration.ts'
import { openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()

describe('GET configurations', () => {
  it('gives anybody a list whose first element has the hotel\u2019s name, settings and modules', async () => {
    visit.token = ''
    const { status, body } = await visit.get('configurations')
    expect(status).toBe(200)
    const [first] = v.parse(configurationList, body)
    expect(first?.appName).toBe('Хотел Липов цвят')
    expect(first?.diningDailyAvailabilityConfigId).toBe(6)
    const modules = visit.hotel.store.contentModules.where().map(({ id: _id, ...module }) => module)
    expect(first?.deviceProfile?.contentModules).toEqual(modules)
  })

  it('is an empty list when the hotel has none', async () => {
    visit.hotel.store.configurations.remove('hotel')
    expect(await visit.get('configurations')).toMatchObject({ status: 200, body: [] })
  })
})
