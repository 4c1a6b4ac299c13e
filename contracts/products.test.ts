import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient } from '#tests/support/servers/guestClient.ts'
import { itSignsOut } from './commonAnswers.ts'
import { anId, aPicture, aPrice, aText, guestHeaders, newPact } from './pact.ts'

const { eachLike } = MatchersV3
const { getProducts } = hotelApi.endpoints
const pact = newPact()
const product = {
  id: anId('shopska-salad'),
  label: aText('Шопска салата'),
  price: aPrice(9.5),
  productCategory: aText('FOOD'),
}
const complete = { ...product, image: aPicture('/pictures/shopska.webp') }
const expected = { id: 'shopska-salad', label: 'Шопска салата', price: 9.5, productCategory: 'FOOD' }

async function read(url: string) {
  const { data } = await openGuestClient(url).dispatch(getProducts.initiate())
  return data
}

describe('room-service products', () => {
  it('are listed for a signed-in guest', async () => {
    await pact
      .addInteraction()
      .given('a room service with products')
      .uponReceiving('a request for the products')
      .withRequest('GET', '/products', (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => response.jsonBody({ content: eachLike(product) }))
      .executeTest(async ({ url }) => {
        expect(await read(url)).toEqual([expected])
      })
  })

  it('contain every field of a product that the hotel has', async () => {
    await pact
      .addInteraction()
      .given('a room service with products with every field')
      .uponReceiving('a request for products with every field')
      .withRequest('GET', '/products', (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => {
        response.jsonBody({ content: eachLike(complete) })
      })
      .executeTest(async ({ url }) => {
        expect(await read(url)).toEqual([{ ...expected, image: '/pictures/shopska.webp' }])
      })
  })

  it('are an empty list when there is nothing to order', async () => {
    await pact
      .addInteraction()
      .given('a room service that has sold out')
      .uponReceiving('a request for the products when there are none')
      .withRequest('GET', '/products', (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => response.jsonBody({ content: [] }))
      .executeTest(async ({ url }) => {
        expect(await read(url)).toEqual([])
      })
  })

  itSignsOut(pact, {
    ...{ description: 'a request for the products', method: 'GET', collection: '/products', hasPersonId: false },
    make: (client) => client.dispatch(getProducts.initiate()),
  })
})
