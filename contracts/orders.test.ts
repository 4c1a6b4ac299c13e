import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { ACCEPTED, anId, anIdText, aPrice, aText, bearer, fromState, guestPath, newPact, REJECTED } from './pact.ts'
import { itSignsOut } from './signsOut.ts'

const { eachLike } = MatchersV3
const { getOrders, placeOrder } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()

describe('ordering room service', () => {
  it('is accepted with one product id per unit and an empty message', async () => {
    await pact
      .addInteraction()
      .given('a room service with products')
      .uponReceiving('an order of two units of a product')
      .withRequest('POST', guestPath('/orders/customer'), (request) => {
        const product = fromState('productId', 'p1')
        request.headers(bearer).jsonBody({ message: '', productIds: [product, product] })
      })
      .willRespondWith(ACCEPTED)
      .executeTest(async ({ url }) => {
        const order = { personId, body: { message: '', productIds: ['p1', 'p1'] } }
        expect(await openGuestClient(url).dispatch(placeOrder.initiate(order))).toEqual({ data: null })
      })
  })

  it('is rejected for a product that the hotel does not have', async () => {
    const body = { message: '', productIds: ['no-such-product'] }
    await pact
      .addInteraction()
      .given('a room service with products')
      .uponReceiving('an order of a product that does not exist')
      .withRequest('POST', guestPath('/orders/customer'), (request) => request.headers(bearer).jsonBody(body))
      .willRespondWith(REJECTED)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url)
        const result = await client.dispatch(placeOrder.initiate({ personId, body }))
        expect(result).toMatchObject({ error: { status: REJECTED } })
        expect(client.getState().session.isAuthenticated).toBe(true)
      })
  })

  const body = { message: '', productIds: ['p1'] }
  itSignsOut(pact, {
    ...{ description: 'an order', method: 'POST', collection: '/orders/customer', body },
    bodyMatcher: { message: '', productIds: [fromState('productId', 'p1')] },
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
      .withRequest('GET', guestPath('/orders/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => {
        response.jsonBody({ content: eachLike({ id: anId('o1'), ...order, totalPrice: aPrice(28.5) }) })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getOrders.initiate(personId))
        const shown = { orderNumber: 'RS-1042', status: 'DELIVERED', totalPrice: 28.5 }
        expect(data).toEqual([{ id: 'o1', reservationDate: 'November 20th, 2026', ...shown }])
      })
  })

  it('are listed when the rows have only an id', async () => {
    await pact
      .addInteraction()
      .given('a guest with past orders')
      .uponReceiving('a request for the orders, of which only the id is required')
      .withRequest('GET', guestPath('/orders/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ content: eachLike({ id: anIdText('o1') }) }))
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getOrders.initiate(personId))
        expect(data).toMatchObject([{ id: 'o1' }])
      })
  })

  it('are an empty list before the first order', async () => {
    await pact
      .addInteraction()
      .given('a guest who has ordered nothing yet')
      .uponReceiving('a request for the orders of a guest who has none')
      .withRequest('GET', guestPath('/orders/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ content: [] }))
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getOrders.initiate(personId))
        expect(data).toEqual([])
      })
  })

  itSignsOut(pact, {
    ...{ description: 'a request for the orders', method: 'GET', collection: '/orders/customer' },
    make: (client, id) => client.dispatch(getOrders.initiate(id)),
  })
})
