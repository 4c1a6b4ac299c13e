import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { isCallError } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { configurationList } from '#src/schemas/configuration.ts'
import { menuList } from '#src/schemas/menus.ts'
import { orderList } from '#src/schemas/orders.ts'
import { productList } from '#src/schemas/products.ts'
import { storedRating } from '#src/schemas/ratings.ts'
import { reportList } from '#src/schemas/reports.ts'
import { amenityRequestList } from '#src/schemas/requests.ts'
import { reservationList } from '#src/schemas/reservations.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { readTolerantly } from '#src/schemas/tolerantReader.ts'
import {
  anyText,
  everyHostileCopy,
  foreignAddresses,
  hostile,
  hostileTexts,
  jsonOf,
  pollutedKeys,
} from '#tests/support/hostileTexts.ts'
import { expectShape } from './expectShape.ts'
import { SLOW_MACHINE } from '#tests/support/quietConsole.ts'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { theCall } from '#tests/support/apiCalls.ts'
import { RUNS } from './runs.ts'

const API = 'http://hotel.test/v1'
const guest = {
  personId: 'p/1?x#y',
  sessionId: 'token',
  fullName: 'Ива',
  roomNumber: '305',
  checkInDate: undefined,
  checkOutDate: undefined,
}
const calls = hotelApi.endpoints

/** The app's store with this guest signed in. */
const openStore = (user: GuestSession) => makeTestStore({ COMPANION_BASE_JAVA_URL: API }, user)

const { personId } = guest
const ofGuest = encodeURIComponent(personId)
const soup = { id: 1, label: 'Таратор', price: 6.5, image: null, productCategory: 'NON_ALCOHOL' }
const item = {
  id: 1,
  category: 'Супи',
  itemName: 'Таратор',
  itemDescription: null,
  itemPrice: 6.5,
  portionSize: '300 г',
  itemPhoto: '/a.jpg',
}
const order = { id: 7, reservationDate: 'March 3rd, 2026', orderNumber: 12, status: 'CREATED', totalPrice: 12.5 }
const dinner = {
  id: 't',
  reservationDate: 'March 3rd, 2026',
  numberOfPeople: 2,
  mealTime: 'Dinner',
  reservationTime: '19:00',
}
const report = {
  id: 1,
  customerMessage: 'Тече',
  status: 'CREATED',
  category: 'Теч',
  createdTime: '2026-03-03T10:00:00Z',
}
const towels = {
  id: 1,
  customerMessageRequest: 'Две',
  status: 'CREATED',
  category: 'Сешоар',
  createdTime: '2026-03-03T10:00:00Z',
}
const tile = { moduleName: 'bar', sortOrder: 1, internalUrl: '/bar' }

/** A call: its path, the schema of its response, and a valid response; submissions read none. */
interface Call {
  readonly path: string
  readonly schema: v.GenericSchema
  readonly fits: unknown
}

const again = { subscribe: false, forceRefetch: true } as const

const reads = (path: string, schema: v.GenericSchema, fits: unknown): Call => ({ path, schema, fits })
const sends = (collection: string): Call => reads(`${collection}/${ofGuest}`, v.null(), {})

const settings = {
  appName: 'Х',
  currency: 'eur',
  timeZone: 'Asia/Tokyo',
  brand: { color: '#123456' },
  deviceProfile: { contentModules: [tile] },
}
const stay = { checkInDate: '2026-03-03', checkOutDate: null }
const stars = { internalMessage: '', publicMessage: '', ratingValue: 5 }

/** Every call of the app; a missing one is a type error. */
const table: Readonly<Record<CallName, Call>> = {
  getConfigurations: reads('/configurations', configurationList, [settings]),
  login: reads('/customer/login', guestSession, { ...guest, ...stay }),
  getProducts: reads('/products', productList, { content: [soup] }),
  placeOrder: sends('/orders/customer'),
  getOrders: reads(`/orders/customer/${ofGuest}`, orderList, { content: [order] }),
  getMenus: reads('/menus/all/params', menuList, [{ menuLanguage: 'BG', menuItems: [item] }]),
  reserveTable: sends('/dining/reservation/customer'),
  getReservations: reads(`/dining/reservation/customer/${ofGuest}`, reservationList, [dinner]),
  reportProblem: sends('/reports/customer'),
  getReports: reads(`/reports/customer/${ofGuest}`, reportList, [report]),
  requestAmenity: sends('/generic-requests/customer'),
  getAmenityRequests: reads(`/generic-requests/customer/${ofGuest}`, amenityRequestList, { content: [towels] }),
  leaveRating: sends('/customers/rating'),
  getRating: reads('/customers/rating', storedRating, stars),
}

/** Expects that data follows its schema, also after serialization to JSON for the offline cache. */
function expectAnswer(schema: v.GenericSchema, answer: unknown): void {
  expectShape(schema, answer)
  expect(v.parse(schema, JSON.parse(JSON.stringify(answer)))).toEqual(answer)
}

const refusals = ['foreign', 'invalid-response']
const json = { headers: { 'content-type': 'application/json' } }

describe('a hostile response', () => {
  it.each(Object.entries(table) as [CallName, Call][])(
    'of %s gives valid data or a named error',
    async (name, { path, schema, fits }) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { dispatch } = openStore(guest)
      const make = async (): Promise<{ data?: unknown; error?: unknown }> => dispatch(theCall(name, personId, again))
      let answer = { text: '', status: 200 }
      const asked: string[] = []
      vi.stubGlobal('fetch', async ({ url }: Request) => {
        asked.push(url)
        return new Response(answer.text, { ...json, status: answer.status })
      })
      const texts = fc.oneof({ weight: 9, arbitrary: hostile(fits).map(jsonOf) }, fc.string())
      await fc.assert(
        fc.asyncProperty(texts, fc.constantFrom(200, 200, 200, 400, 500), async (text, status) => {
          answer = { text, status }
          const { data, error } = await make()
          if (error === undefined) expectAnswer(schema, data)
          else expect([...refusals, status]).toContain(isCallError(error) ? error.status : error)
          expect(pollutedKeys()).toEqual([])
        }),
        { numRuns: RUNS },
      )
      answer = { text: JSON.stringify(fits), status: 200 }
      expect(await make()).not.toHaveProperty('error', expect.anything())
      for (const value of everyHostileCopy(fits)) {
        const read = readTolerantly(path, schema, JSON.parse(jsonOf(value)))
        if (read.success) expectAnswer(schema, read.output)
      }
      const lines = warned.mock.calls.map(([words]) => String(words)).filter((line) => !SLOW_MACHINE.test(line))
      for (const line of lines) expect(line).toMatch(/^[^ ]+: [\w.[\]]+ does not fit: /)
      expect(pollutedKeys()).toEqual([])
      expect(asked.filter((url) => !url.startsWith(API + path))).toEqual([])
    },
  )

  it('of login gives a session whose calls have the token and the encoded id of the guest', async () => {
    const sessions = fc.oneof(hostile(guest), fc.record({ personId: anyText, sessionId: anyText }))
    const asked: Request[] = []
    vi.stubGlobal('fetch', async (call: Request) => {
      asked.push(call)
      return new Response('[]', json)
    })
    const check = async (given: unknown) => {
      const read = v.safeParse(guestSession, given)
      if (!read.success) return
      const { personId: id, sessionId } = read.output
      const { error } = await openStore(read.output).dispatch(calls.getOrders.initiate(id, again))
      expect(error).toBeUndefined()
      const last = asked.at(-1)
      expect(last?.headers.get('authorization')).toBe(`Bearer ${sessionId}`)
      expect(new URL(last?.url ?? '').origin).toBe(new URL(API).origin)
      const steps = new URL(last?.url ?? '').pathname.split('/').map(decodeURIComponent)
      expect(steps).toEqual(['', 'v1', 'orders', 'customer', String(id)])
    }
    for (const id of [...hostileTexts, ...foreignAddresses, '.', '..']) await check({ ...guest, personId: id })
    for (const sessionId of [...hostileTexts, ...foreignAddresses]) await check({ ...guest, sessionId })
    await fc.assert(fc.asyncProperty(sessions, check), { numRuns: RUNS })
    expect(asked).not.toEqual([])
  })
})
