import { ofGuest, byId } from '#mock-server/models.ts'
import { expect, it } from 'vitest'
import { scenarioHotels } from './stub.ts'

const empty = 'a guest who has ordered nothing yet'

/** The hotels of a stub, with calls to the one of a scenario; by default of the one the stub was started with. */
function openStub() {
  const hotelOf = scenarioHotels('a guest with past orders')
  const request = (scenario: string | undefined, path: string, method = 'GET') =>
    new Request(`http://hotel.test${path}`, {
      method,
      headers: scenario === undefined ? {} : { 'x-scenario': scenario },
    })
  const hotelIn = (scenario?: string) => {
    const hotel = hotelOf(request(scenario, '/'))
    return hotel instanceof Response ? expect.unreachable(scenario) : hotel
  }
  const ordersIn = (scenario?: string) => hotelIn(scenario).db.orders.findMany(ofGuest('1001'))
  const reset = (scenario?: string) => void hotelOf(request(scenario, '/__demo/reset', 'POST'))
  return { hotelIn, ordersIn, reset, refusal: hotelOf(request('a flood', '/')) }
}

it('a stub has a hotel per scenario, which keeps its changes until its own reset', () => {
  const { hotelIn, ordersIn, reset, refusal } = openStub()
  const [order] = ordersIn()
  if (order === undefined) throw new Error('The first hotel has no order')
  expect(ordersIn(empty)).toEqual([])
  hotelIn(empty).change((db) => db.orders.create({ ...order, id: 'new' }))
  hotelIn().change((db) => db.orders.delete(byId(order.id)))
  reset(empty)
  expect([ordersIn(empty), ordersIn().some(({ id }) => id === order.id)]).toEqual([[], false])
  reset()
  expect(ordersIn().some(({ id }) => id === order.id)).toBe(true)
  expect(refusal).toMatchObject({ status: 400 })
})
