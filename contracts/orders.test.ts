import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { anId, aPrice, aText, guestHeaders, fromState, guestPath, newPact } from './pact.ts'
import { itIsAccepted, itIsRejected, itListsIdsAndNone, itSignsOut } from './commonAnswers.ts'

const { eachLike } = MatchersV3
const { getOrders, placeOrder } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()

describe('ordering room service', () => {
  const [product, twoUnits] = [fromState('productId', 'shopska-salad'), ['shopska-salad', 'shopska-salad']]
  const order = { message: '', productIds: twoUnits }
  itIsAccepted(pact, {
    ...{ state: 'a room service with products', description: 'an order of two units of a product' },
    ...{ collection: '/orders/customer', body: order, bodyMatcher: { message: '', productIds: [product, product] } },
    make: (client) => client.dispatch(placeOrder.initiate({ personId, body: order })),
  })

  const unknownProduct = { message: '', productIds: ['no-such-product'] }
  itIsRejected(pact, {
    ...{ state: 'a room service with products' },
    ...{
      description: 'an order of a product that does not exist',
      collection: '/orders/customer',
      body: unknownProduct,
    },
    make: (client) => client.dispatch(placeOrder.initiate({ personId, body: unknownProduct })),
  })

  const body = { message: '', productIds: ['shopska-salad'] }
  itSignsOut(pact, {
    ...{ description: 'an order', method: 'POST', collection: '/orders/customer', body },
    bodyMatcher: { message: '', productIds: [fromState('productId', 'shopska-salad')] },
    make: (client, id) => client.dispatch(placeOrder.initiate({ personId: id, body })),
  })
})

describe('a guest\u2019s orders', () => {
  it('are listed with the fields of the cards', async () => {
    const order = {
      reservationDate: aText('November 20th, 2026'),
      orderNumber: anId('RS-1042'),
      status: aText('DELIVERED'),
    }
    await pact
      .addInteraction()
      .given('a guest with past orders')
      .uponReceiving('a request for the orders of a guest who has some')
      .withRequest('GET', guestPath('/orders/customer'), (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => {
        response.jsonBody({ content: eachLike({ id: anId('o1'), ...order, totalPrice: aPrice(28.5) }) })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getOrders.initiate(personId))
        const shown = { orderNumber: 'RS-1042', status: 'DELIVERED', totalPrice: 28.5 }
        expect(data).toEqual([{ id: 'o1', reservationDate: 'November 20th, 2026', ...shown }])
      })
  })

  itListsIdsAndNone(pact, {
    ...{ what: 'orders', some: 'a guest with past orders', none: 'a guest who has ordered nothing yet' },
    ...{ collection: '/orders/customer', id: 'o1' },
    bodyOf: (content) => ({ content }),
    read: (client) => client.dispatch(getOrders.initiate(personId)),
  })

  itSignsOut(pact, {
    ...{ description: 'a request for the orders', method: 'GET', collection: '/orders/customer' },
    make: (client, id) => client.dispatch(getOrders.initiate(id)),
  })
})
