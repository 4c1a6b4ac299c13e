import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openPhone, signedInAs } from './guestPhone.ts'
import { bearer, guestPath, newPact } from './pact.ts'

const { eachLike, fromProviderState, like, number } = MatchersV3
const { getOrders, placeOrder } = hotelApi.endpoints
const hotel = newPact()

describe('ordering room service', () => {
  it('is accepted, with one product id per unit and an empty message', async () => {
    await hotel
      .addInteraction()
      .given('a room service with products')
      .uponReceiving('an order of two units of a product')
      .withRequest('POST', guestPath('orders/customer'), (request) => {
        const product = fromProviderState('${productId}', 'p1')
        request.headers(bearer).jsonBody({ message: '', productIds: [product, product] })
      })
      .willRespondWith(201)
      .executeTest(async ({ url }) => {
        const order = { personId: signedInAs.personId, body: { message: '', productIds: ['p1', 'p1'] } }
        expect(await openPhone(url, signedInAs).dispatch(placeOrder.initiate(order))).toEqual({ data: null })
      })
  })

  it('is refused for a product the hotel does not have', async () => {
    await hotel
      .addInteraction()
      .given('a room service with products')
      .uponReceiving('an order of a product that does not exist')
      .withRequest('POST', guestPath('orders/customer'), (request) => {
        request.headers(bearer).jsonBody({ message: '', productIds: ['no-such-product'] })
      })
      .willRespondWith(400)
      .executeTest(async ({ url }) => {
        const order = { personId: signedInAs.personId, body: { message: '', productIds: ['no-such-product'] } }
        const { error } = await openPhone(url, signedInAs).dispatch(placeOrder.initiate(order))
        expect(error).toMatchObject({ status: 400 })
      })
  })
})

describe('a guest\u2019s orders', () => {
  it('are listed with what the cards show', async () => {
    await hotel
      .addInteraction()
      .given('a guest with past orders')
      .uponReceiving('a request for the orders of a guest who has some')
      .withRequest('GET', guestPath('orders/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => {
        response.jsonBody({
          content: eachLike({
            id: like('o1'),
            reservationDate: like('November 20th, 2026'),
            orderNumber: like('RS-1042'),
            status: like('DELIVERED'),
            totalPrice: number(28.5),
          }),
        })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openPhone(url, signedInAs).dispatch(getOrders.initiate(signedInAs.personId))
        expect(data).toMatchObject([{ orderNumber: 'RS-1042', totalPrice: 28.5 }])
      })
  })

  it('are an empty list before the first order', async () => {
    await hotel
      .addInteraction()
      .given('a guest who has ordered nothing yet')
      .uponReceiving('a request for the orders of a guest who has none')
      .withRequest('GET', guestPath('orders/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => {
        response.jsonBody({ content: [] })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openPhone(url, signedInAs).dispatch(getOrders.initiate(signedInAs.personId))
        expect(data).toEqual([])
      })
  })

  it('of another guest are refused, and the guest is signed out', async () => {
    await hotel
      .addInteraction()
      .given('a guest with past orders')
      .uponReceiving('a request for the orders of another guest')
      .withRequest('GET', '/orders/customer/somebody-else', (request) => request.headers(bearer))
      .willRespondWith(403)
      .executeTest(async ({ url }) => {
        const phone = openPhone(url, signedInAs)
        await phone.dispatch(getOrders.initiate('somebody-else'))
        expect(phone.getState().session.isAuthenticated).toBe(false)
      })
  })
})
