import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openHttpAdapter, type HttpAdapter } from '#mock-server/adapters/http/http.ts'
import { routes } from '#mock-server/handlers/index.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { flowNames, runPreflight, type FlowName, type FlowResult } from './preflight.ts'
import { eventually } from '#tests/support/eventually.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hotel-preflight-'))
const page = `<!doctype html><template id="app"><script type="module" src="/assets/shared.js"></script><script type="module" src="/assets/app.js"></script></template>
<link rel="stylesheet" href="/assets/app.css">`
/** As Vite builds it: paths of dynamic imports and their style sheets are relative to the site's root. */
const built = {
  'app.js':
    'm.f=["assets/Menus-B1_x.js","assets/Menus.module-C-2.css"];import"./shared.js";go(()=>import(`./Menus-B1_x.js`))',
  'shared.js': 'export {}',
  'app.css': '',
  'Menus-B1_x.js': "import {a} from './Deep-D3.js';import './shared.js'",
  'Menus.module-C-2.css': '',
  'Deep-D3.js': "import './Menus-B1_x.js'",
}
let hotel: Hotel
let adapter: HttpAdapter

beforeEach(async () => {
  // No result depends on the speed of the machine.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  const app = path.join(folder, 'app')
  mkdirSync(path.join(app, 'assets'), { recursive: true })
  writeFileSync(path.join(app, 'index.html'), page)
  for (const [name, text] of Object.entries(built)) writeFileSync(path.join(app, 'assets', name), text)
  writeFileSync(path.join(app, 'config.json'), '{"COMPANION_BASE_JAVA_URL":"/api"}')
  hotel = createHotel()
  const pictures = path.resolve(import.meta.dirname, '../../fixtures/pictures')
  adapter = await openHttpAdapter({ hotel, port: 0, folders: { app, pictures, desk: path.join(folder, 'desk') } })
})
afterEach(async () => {
  await adapter.close()
  rmSync(folder, { recursive: true })
})

/** Runs the check and returns the flows that do not pass. */
async function notPassing(): Promise<FlowResult[]> {
  const results = await runPreflight(adapter.origin)
  expect(results.map(({ name }) => name)).toEqual(flowNames)
  return results.filter(({ ok }) => !ok)
}

/** Runs the check and returns the failed flows with their messages. */
async function failures(): Promise<Partial<Record<FlowName, string>>> {
  return Object.fromEntries((await notPassing()).map(({ name, says }) => [name, says]))
}

function answers(call: CallName, answer: () => Response): void {
  vi.spyOn(routes[call], 'handle').mockImplementation(answer)
}

describe('the preflight check', () => {
  it('passes on a working hotel, and leaves its data unchanged', async () => {
    await fetch(`${adapter.origin}/api/configurations`)
    const [before, noted] = [hotel.store.dump(), hotel.requestLog.entries()]
    expect(await failures()).toEqual({})
    expect(hotel.store.dump()).toEqual(before)
    expect(noted).toHaveLength(1)
    expect(hotel.requestLog.entries()).toEqual(noted)
  })

  const broken: readonly [CallName, FlowName[], string][] = [
    ['getConfigurations', ['configuration', 'brandPictures', 'reservation'], 'GET /api/configurations answered 500'],
    ['placeOrder', ['roomService'], 'POST /api/orders/customer/preflight answered 500'],
    ['getRating', ['rating'], 'GET /api/customers/rating answered 500'],
  ]
  it.each(broken)('fails the flows that need a broken %s, and cleans up', async (call, flows, says) => {
    const before = hotel.store.dump()
    answers(call, () => json(500, { error: 'x', message: 'x' }))
    expect(await failures()).toEqual(Object.fromEntries(flows.map((name) => [name, says])))
    expect(hotel.store.dump()).toEqual(before)
  })

  it('reports submissions that were not stored, and invalid responses', async () => {
    answers('placeOrder', () => json(201, {}))
    answers('reserveTable', () => json(201, {}))
    answers('getAmenityRequests', () => json(200, [{ id: null }]))
    expect(await failures()).toEqual({
      roomService: 'The order is not in the list, or costs something else',
      reservation: 'The reservation is not in the list',
      amenity: expect.stringContaining('GET /api/generic-requests/customer/preflight: 0.id: ') as unknown,
    })
  })

  it('names a value of the configuration that the app ignores', async () => {
    const config = { COMPANION_BASE_JAVA_URL: '/api', currency: 'euro' }
    writeFileSync(path.join(folder, 'app/config.json'), JSON.stringify(config))
    const places = [{ title: 'a', text: 'b', group: 'sight' }]
    answers('getConfigurations', () => json(200, [{ surroundings: { recommendations: { places } } }]))
    expect(await failures()).toMatchObject({
      configuration: expect.stringMatching(/^GET \/config\.json: currency: .*"lv\+eur".* received "euro"$/) as unknown,
      brandPictures: expect.stringContaining('0.surroundings.recommendations.places.0.group: ') as unknown,
    })
  })

  it.each(Object.keys(built))('says that %s of the app is missing, however late it is loaded', async (name) => {
    rmSync(path.join(folder, 'app/assets', name))
    expect(await failures()).toEqual({ app: `${adapter.origin}/assets/${name} answered 404` })
  })

  it('fails on a hotel that shows a guest the list of another', async () => {
    Reflect.set(routes.getReservations, 'access', 'public')
    answers('getReservations', () => json(200, [{ id: 1, numberOfPeople: 2 }]))
    const said = await failures()
    Reflect.set(routes.getReservations, 'access', 'guest')
    expect(said).toEqual({ privacy: 'GET dining/reservation/customer of another guest answered 200, not 403' })
  })

  it('ends in time when responses are late, and names that fault', async () => {
    hotel.faults.enable('latency', { ms: 60_000 })
    const time = new AbortController()
    const timeouts = vi.mocked(AbortSignal.timeout).mockReturnValueOnce(time.signal)
    const asked = vi.spyOn(globalThis, 'fetch')
    const flows = notPassing()
    const login = expect.objectContaining({ pathname: '/api/customer/login' }) as URL
    await eventually(() => expect(asked).toHaveBeenCalledWith(login, expect.anything()))
    time.abort(new DOMException('', 'TimeoutError'))
    const says = 'GET /api/menus/all/params: no answer in time'
    expect(await flows).toContainEqual({ name: 'menus', ok: false, fault: 'latency', says })
    const total = timeouts.mock.calls.reduce((sum, [ms]) => sum + ms, 0)
    expect(total).toBeLessThanOrEqual(10_000)
  })
})
