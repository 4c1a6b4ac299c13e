import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openPhone } from './guestPhone.ts'
import { newPact } from './pact.ts'

const { eachLike, like } = MatchersV3
const { getConfigurations } = hotelApi.endpoints
const hotel = newPact()

describe('the configuration of the hotel', () => {
  it('names the hotel and its tiles, to anybody', async () => {
    await hotel
      .addInteraction()
      .given('a hotel with a configuration')
      .uponReceiving('a request for the configurations')
      .withRequest('GET', '/configurations')
      .willRespondWith(200, (response) => {
        response.jsonBody(
          eachLike({
            appName: like('Хотел'),
            deviceProfile: { contentModules: eachLike({ moduleName: like('Room Service'), internalUrl: like('/room-service') }) },
          }),
        )
      })
      .executeTest(async ({ url }) => {
        const { data } = await openPhone(url, null).dispatch(getConfigurations.initiate())
        expect(data?.[0]).toMatchObject({ appName: 'Хотел', deviceProfile: { contentModules: [{ internalUrl: '/room-service' }] } })
      })
  })
})
