import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openPhone, signedInAs } from './guestPhone.ts'
import { bearer, newPact } from './pact.ts'

const { eachLike, like, number } = MatchersV3
const { getProducts } = hotelApi.endpoints
const hotel = newPact()

describe('room-service products', () => {
  it('are listed for a signed-in guest', async () => {
    await hotel
      .addInteraction()
      .given('a room service with products')
      .uponReceiving('a request for the products')
      .withRequest('GET', '/products', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => {
        response.jsonBody({
          content: eachLike({ id: like('p1'), label: like('Шопска салата'), price: number(9.5), productCategory: like('FOOD') }),
        })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openPhone(url, signedInAs).dispatch(getProducts.initiate())
        expect(data).toMatchObject([{ id: 'p1', label: 'Шопска салата', price: 9.5, productCategory: 'FOOD' }])
      })
  })

  it('are refused after the session has ended, and the guest is signed out', async () => {
    await hotel
      .addInteraction()
      .given("the guest's session has expired")
      .uponReceiving('a request for the products with an ended session')
      .withRequest('GET', '/products', (request) => request.headers({ authorization: 'Bearer ended' }))
      .willRespondWith(401)
      .executeTest(async ({ url }) => {
        const phone = openPhone(url, { ...signedInAs, sessionId: 'ended' })
        await phone.dispatch(getProducts.initiate())
        expect(phone.getState().session).toMatchObject({ isAuthenticated: false, notice: 'signed-out-by-hotel' })
      })
  })
})
