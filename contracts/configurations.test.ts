import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { paths } from '#src/navigation/paths.ts'
import { groupNames, modulesOf } from '#src/screens/home/homeGroups.ts'
import { openGuestClient } from '#tests/support/servers/guestClient.ts'
import { aText, newPact, publicHeaders } from './pact.ts'

const { arrayContaining, eachLike, number, regex } = MatchersV3
const { getConfigurations } = hotelApi.endpoints
const pact = newPact()

const oneOf = (patterns: readonly string[]) => `^(?i)(${patterns.join('|')})$`

/** A pattern of the spellings of a module's name, such as `roomService`, that the app knows. */
const spelled = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `[ _-]*${letter.toLowerCase()}`)

async function read(url: string) {
  const { data } = await openGuestClient(url, null).dispatch(getConfigurations.initiate())
  return data
}

describe('the configuration of the hotel', () => {
  it('has the name and the tiles of the hotel, and needs no session', async () => {
    const tile = {
      moduleName: regex(oneOf(groupNames.flatMap(modulesOf).map(spelled)), 'Room Service'),
      sortOrder: number(10),
      internalUrl: regex(oneOf(Object.values(paths)), '/room-service'),
    }
    await pact
      .addInteraction()
      .given('a hotel with a configuration')
      .uponReceiving('a request for the configurations')
      .withRequest('GET', '/configurations', (request) => request.headers(publicHeaders))
      .willRespondWith(200, (response) => {
        response.jsonBody(
          eachLike({ appName: aText('Хотел'), deviceProfile: { contentModules: arrayContaining(tile) } }),
        )
      })
      .executeTest(async ({ url }) => {
        const modules = [{ moduleName: 'Room Service', sortOrder: 10, internalUrl: '/room-service' }]
        expect(await read(url)).toEqual([{ appName: 'Хотел', deviceProfile: { contentModules: modules } }])
      })
  })

  it('may have no keys', async () => {
    await pact
      .addInteraction()
      .given('a hotel with a configuration')
      .uponReceiving('a request for the configurations, of which every key is optional')
      .withRequest('GET', '/configurations', (request) => request.headers(publicHeaders))
      .willRespondWith(200, (response) => response.jsonBody(eachLike({})))
      .executeTest(async ({ url }) => {
        expect(await read(url)).toEqual([{}])
      })
  })

  it('may be an empty list', async () => {
    await pact
      .addInteraction()
      .given('a hotel without a configuration')
      .uponReceiving('a request for the configurations of a hotel that has none')
      .withRequest('GET', '/configurations', (request) => request.headers(publicHeaders))
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await read(url)).toEqual([])
      })
  })
})
