import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { openHotel, rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openServer, type OpenServer } from '#mock-server/server/http.ts'
import { endpointOf } from '#contracts/calls.ts'
import { writeDishes } from '#mock-server/handlers/demo/offer.ts'
import { applyScenario, scenarios } from '#mock-server/scenarios/index.ts'
import { json } from '#mock-server/handlers/http.ts'
import type { CallName } from '#src/schemas/calls.ts'
import en from '#mock-server/desk/texts/en.json'
import { breaks, runPreflight, type PreflightRun } from './preflight.ts'
import { eventually } from '#tests/support/eventually.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hotel-preflight-'))
let hotel: Hotel
let adapter: OpenServer
const overrides = setupServer()
beforeAll(() => overrides.listen({ onUnhandledRequest: 'bypass' }))
afterEach(() => overrides.resetHandlers())
afterAll(() => overrides.close())

beforeEach(async () => {
  // No result depends on the speed of the machine.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  const app = path.join(folder, 'app')
  mkdirSync(app, { recursive: true })
  writeFileSync(path.join(app, 'index.html'), '<!doctype html>')
  writeFileSync(path.join(app, 'config.json'), '{"COMPANION_BASE_JAVA_URL":"/api"}')
  hotel = openHotel()
  const pictures = path.resolve(import.meta.dirname, '../../../fixtures/pictures')
  adapter = await openServer({
    hotel,
    port: 0,
    folders: { app, pictures, pages: pictures, fonts: pictures, desk: path.join(folder, 'desk') },
  })
})
afterEach(async () => {
  await adapter.close()
  rmSync(folder, { recursive: true })
})

type FlowName = PreflightRun['flows'][number]['name']

/** Runs the check and returns the failed flows with their messages. */
async function failures(): Promise<Partial<Record<FlowName, string>>> {
  const { flows } = await runPreflight(adapter.origin)
  expect(flows.map(({ name }) => name).toSorted()).toEqual(Object.keys(en.preflight.flows).toSorted())
  return Object.fromEntries(flows.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]])))
}

function answers(call: CallName, answer: () => Response): void {
  const { method, path: address } = endpointOf(call)
  const answerCall = method === 'GET' ? http.get : http.post
  overrides.use(answerCall(`${adapter.origin}/api${address.replace('{personId}', ':personId')}`, answer))
}

describe('the preflight check', () => {
  it('passes on a working hotel, and leaves its data unchanged', async () => {
    await fetch(`${adapter.origin}/api/configurations`)
    const [before, noted] = [rowsOf(hotel), hotel.requestLog.entries()]
    expect(await failures()).toEqual({})
    expect(rowsOf(hotel)).toEqual(before)
    expect(noted).toHaveLength(1)
    expect(hotel.requestLog.entries()).toEqual(noted)
  })

  const broken: readonly [CallName, FlowName[], string][] = [
    [
      'getConfigurations',
      ['configuration', 'brandPictures', 'menus', 'roomService', 'reservation'],
      'GET /api/configurations answered 500',
    ],
    ['placeOrder', ['roomService'], 'POST /api/orders/customer/preflight answered 500'],
    ['getRating', ['rating'], 'GET /api/customers/rating answered 500'],
  ]
  it.each(broken)('fails the flows that need a broken %s, and cleans up', async (call, flows, says) => {
    const before = rowsOf(hotel)
    answers(call, () => json(500, { error: 'x', message: 'x' }))
    expect(await failures()).toEqual(Object.fromEntries(flows.map((name) => [name, says])))
    expect(rowsOf(hotel)).toEqual(before)
  })

  it('asks for nothing that an own menu does not offer', async () => {
    const dish = { categories: {}, names: { bg: 'Гювеч' }, descriptions: {}, portions: {}, price: 7 }
    writeDishes(hotel, [{ ...dish, menus: ['all'] }], 'lv')
    expect(await failures()).toEqual({})
  })

  it('reports submissions that were not stored, and invalid responses', async () => {
    const missing = 'what was sent is not in the list'
    answers('placeOrder', () => json(201, {}))
    answers('reserveTable', () => json(201, {}))
    answers('getAmenityRequests', () => json(200, [{ id: null }]))
    expect(await failures()).toEqual({
      roomService: `GET /api/orders/customer/preflight: ${missing}`,
      reservation: `GET /api/dining/reservation/customer/preflight: ${missing}`,
      amenity: expect.stringContaining('GET /api/generic-requests/customer/preflight: 0.id: ') as unknown,
    })
  })

  it.each(scenarios.filter(({ forDesk }) => forDesk))(
    'knows the flow that fails in the situation: $name',
    async ({ name }) => {
      applyScenario(hotel, name)
      expect(Object.keys(await failures())).toEqual([breaks[name]].flatMap((flow) => flow ?? []))
    },
  )

  it('ends in time when responses are late', async () => {
    hotel.faults.enable('latency', { ms: 60_000 })
    const time = new AbortController()
    const timeouts = vi.mocked(AbortSignal.timeout).mockReturnValueOnce(time.signal)
    const asked = vi.spyOn(globalThis, 'fetch')
    const failed = failures()
    const login = expect.objectContaining({ pathname: '/api/customer/login' }) as URL
    await eventually(() => expect(asked).toHaveBeenCalledWith(login, expect.anything()))
    time.abort(new DOMException('', 'TimeoutError'))
    expect(await failed).toMatchObject({ menus: 'GET /api/configurations: no answer in time' })
    const total = timeouts.mock.calls.reduce((sum, [ms]) => sum + ms, 0)
    expect(total).toBeLessThanOrEqual(10_000)
  })
})
