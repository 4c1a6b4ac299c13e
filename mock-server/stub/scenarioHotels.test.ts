import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHttpAdapter, type HttpAdapter } from '#mock-server/adapters/http/http.ts'
import { scenarioHotels, scenarioNames } from './scenarioHotels.ts'

const empty = 'a guest who has ordered nothing yet'
const refusing = 'the kitchen refuses the next order'
const order = { method: 'POST', body: JSON.stringify({ message: '', productIds: ['espresso'] }) }

let adapter: HttpAdapter

beforeEach(async () => {
  adapter = await openHttpAdapter({ hotel: scenarioHotels('a guest with past orders'), port: 0 })
})
afterEach(() => adapter.close())

/** Calls the hotel of a scenario; by default of the one the stub was started with. */
async function call(scenario: string | undefined, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json')
  if (scenario !== undefined) headers.set('X-Scenario', scenario)
  const response = await fetch(`${adapter.origin}${path}`, { ...init, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> } // each is an object
}

/** Signs the first guest in to the hotel of a scenario, and returns their calls to `orders`. */
async function guestIn(scenario?: string) {
  const body = JSON.stringify({ accountNumber: '100200', roomNumber: '305' })
  const { body: session } = await call(scenario, '/api/customer/login', { method: 'POST', body })
  const headers = { authorization: `Bearer ${String(session['sessionId'])}` }
  const orders = (init: RequestInit = {}) => call(scenario, '/api/orders/customer/1001', { ...init, headers })
  const count = async () => ((await orders()).body['content'] as unknown[] | undefined)?.length
  return { orders, count }
}

describe('the hotels of a stub', () => {
  it('are one per scenario, which keeps its changes', async () => {
    const [here, there] = [await guestIn(), await guestIn(empty)]
    const atFirst = await here.count()
    expect(atFirst).toBeGreaterThan(0)
    expect(await there.count()).toBe(0)
    expect(await there.orders(order)).toMatchObject({ status: 201 })
    expect([await there.count(), await here.count()]).toEqual([1, atFirst])
    expect(await (await guestIn('a guest with past orders')).count()).toBe(atFirst)
  })

  it('start in their scenario again after a reset, each on its own', async () => {
    for (const scenario of [undefined, empty, refusing]) await (await guestIn(scenario)).orders(order)
    expect(await call(empty, '/__demo/reset', { method: 'POST' })).toEqual({ status: 200, body: { reset: true } })
    expect(await (await guestIn(empty)).count()).toBe(0)
    await call(refusing, '/__demo/reset', { method: 'POST' })
    expect(await (await guestIn(refusing)).orders(order)).toMatchObject({ status: 422 })
    const before = await (await guestIn()).count()
    await call(undefined, '/__demo/reset', { method: 'POST' })
    expect(await (await guestIn()).count()).toBe(Number(before) - 1)
  })

  it('have their own faults', async () => {
    await call(empty, '/__demo/faults/refuse-next-post', { method: 'PUT' })
    expect(await (await guestIn()).orders(order)).toMatchObject({ status: 201 })
    expect(await (await guestIn(empty)).orders(order)).toMatchObject({ status: 422 })
    expect(await (await guestIn(empty)).orders(order)).toMatchObject({ status: 201 })
  })

  it.each([
    ['POST', '/api/customer/login'],
    ['GET', '/api/products'],
    ['GET', '/__demo/faults'],
    ['POST', '/__demo/reset'],
  ])('reject an unknown name and list the known ones: %s %s', async (method, path) => {
    const { status, body } = await call('a flood', path, { method })
    const message = 'There is no scenario "a flood"'
    const refusal = { error: 'Bad Request', field: 'X-Scenario', message, known: scenarioNames }
    expect({ status, body }).toEqual({ status: 400, body: refusal })
  })

  it('can all be selected by the header', async () => {
    for (const name of scenarioNames) expect(await call(name, '/__demo/faults')).toMatchObject({ status: 200 })
    expect(scenarioNames.filter((name) => !/^[ -~]+$/.test(name))).toEqual([])
  })
})
