import { ofGuest, byId } from '#mock-server/models.ts'
import { expect, it, describe, onTestFinished } from 'vitest'
import { scenarioHotels, runStub } from './stub.ts'
import { runHost } from '#tests/support/servers/hostProcess.ts'
import { eventually } from '#tests/support/eventually.ts'

it('the stub on a port answers in the scenario it was started with, and ends on Ctrl-C during a slow response', async () => {
  const options = ['--port', '0', '--scenario', 'a hotel without a configuration']
  const stub = runHost('mock-server/server/stub.mjs', options)
  onTestFinished(() => stub.signal('SIGKILL'))
  const origin = await stub.origin
  await eventually(() => expect(stub.output()).toContain('Begins as  a hotel without a configuration\n'))
  expect(await (await fetch(`${origin}/api/configurations`)).json()).toEqual([])
  const slow = { headers: { 'X-Scenario': 'the hotel is slow', 'content-type': 'application/json' } }
  // Slower than the other calls on any machine.
  const call = { ...slow, method: 'PUT', body: '{"ms":60000}' }
  expect(await fetch(`${origin}/__demo/faults/latency`, call)).toMatchObject({ status: 200 })
  const waiting = fetch(`${origin}/api/configurations`, slow).catch(String)
  expect(await fetch(`${origin}/api/configurations`)).toMatchObject({ status: 200 }) // sent later, answered earlier
  stub.signal('SIGINT')
  expect(await stub.ended).toBe(0)
  expect(await waiting).toContain('fetch failed')
})

describe('the options of npm run fake', () => {
  it.each([
    [['--scenario', '--port', '1'], '--scenario needs a value.'],
    [['--port', '1', '--port', '2'], '--port is given twice.'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--scenario', 'toString'], 'There is no scenario "toString".'],
    ...['*', 'localhost:5173', 'http://localhost:5173/app', 'null', 'https://me@a.example', 'file:///'].map(
      (origin): [string[], string] => [
        ['--cors', origin],
        `--cors takes an address such as http://localhost:5173, not "${origin}".`,
      ],
    ),
  ])('that are invalid, as %j, are rejected in one sentence', async (args, sentence) => {
    const message = `${sentence} See npm run fake -- --help.`
    await expect(runStub(args)).rejects.toMatchObject({ message, exitCode: 2 })
  })
})

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
