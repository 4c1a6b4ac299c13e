import * as v from 'valibot'
import { folder } from '#mock-server/desk/link.ts'
import { PREFLIGHT_HEADER } from '#mock-server/handlers/http.ts'
import { tileOf, type DishMenu } from '#mock-server/hotel/dish.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { reasonOf } from '#src/lib/unknown.ts'
import { configurationList } from '#src/schemas/configuration.ts'
import { menuTypes, menuList, type MenuType } from '#src/schemas/menus.ts'
import { orderList } from '#src/schemas/orders.ts'
import { productList } from '#src/schemas/products.ts'
import { storedRating } from '#src/schemas/ratings.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { amenityRequestList } from '#src/schemas/requests.ts'
import { reservationList } from '#src/schemas/reservations.ts'
import { guestSession, loginBody } from '#src/schemas/session.ts'

/** The whole check takes at most ten seconds: the flows and the clean-up. */
const FLOWS_TIMEOUT_MS = 8000
const CLEANUP_TIMEOUT_MS = 1500

/** Calls as the app makes them, until the timeout of the check. Each rejects with an error in technical words. */
type Calls = ReturnType<typeof callsTo>

/** Calls below `base`, with this session if given: a POST with `body`, else a GET. */
function callsTo(base: string, signal: AbortSignal, sessionId?: string) {
  const headers = {
    'content-type': 'application/json',
    [PREFLIGHT_HEADER]: '1',
    ...(sessionId !== undefined && { authorization: `Bearer ${sessionId}` }),
  }

  /** A response that is no error, and of this type if given. */
  async function load(address: string, type = '', body?: object, method = body === undefined ? 'GET' : 'POST') {
    const url = new URL(address, `${base.replace(/\/$/, '')}/`)
    const call = `${method} ${url.pathname}`
    const sent = body && { body: JSON.stringify(body) }
    const response = await fetch(url, { method, ...sent, headers, signal, cache: 'no-store' }).catch(
      (error: unknown) => {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError'
        throw new Error(`${call}: no answer${isLate ? ' in time' : ''}`, { cause: error })
      },
    )
    const given = response.headers.get('content-type') ?? 'no type'
    if (!response.ok) throw new Error(`${call} answered ${response.status}`)
    if (!given.includes(type)) throw new Error(`${call} is ${given}`)
    return { call, text: await response.text() }
  }

  async function read<Schema extends v.GenericSchema>(address: string, schema: Schema, body?: object) {
    const { call, text } = await load(address, '', body)
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    if (result.success) return result.output
    const [issue] = result.issues
    throw new Error(`${call}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
  }

  return { load, read }
}

function required<Value>(value: Value | null | undefined, otherwise: string): Value {
  if (value === undefined || value === null) throw new Error(otherwise)
  return value
}

/** Loads each picture once, as the app does. */
async function loadPictures(calls: Calls, base: string, names: readonly (string | null | undefined)[]): Promise<void> {
  const { origin } = new URL(base)
  const load = (name: string) =>
    calls.load(required(pictureUrl(name, base, origin), `${name} is not the address of a picture`), 'image/')
  await Promise.all([...new Set(names.flatMap((name) => name ?? []))].map(load))
}

const message = 'Preflight'
const report = { status: initialStatus, category: 'Друго' }

/** Starts every flow of the guest app, in display order. */
function startFlows(origin: string, signal: AbortSignal) {
  const apiBase = `${origin}/api`
  const calls = callsTo(apiBase, signal)
  const hotel = calls
    .read('configurations', configurationList)
    .then(([first]) => required(first, 'GET configurations: the hotel has no configuration'))
  const guest = callsTo(`${origin}/__demo`, signal)
    .read('preflight', loginBody, {})
    .then(async (credentials) => {
      const { sessionId, personId } = await calls.read('customer/login', guestSession, credentials)
      return { credentials, id: encodeURIComponent(personId), calls: callsTo(apiBase, signal, sessionId) }
    })
  const products = guest.then((own) => own.calls.read('products', productList))

  /** Sends something, which is then in the hotel's list, where it has one. */
  async function send<Row>(
    collection: string,
    body: object,
    list?: v.GenericSchema<unknown, Row[]>,
    isSent: (row: Row) => boolean = () => false,
  ): Promise<void> {
    const own = await guest
    const call = `${collection}/${own.id}`
    await own.calls.load(call, '', body)
    if (list !== undefined && !(await own.calls.read(call, list)).some(isSent))
      throw new Error(`GET /api/${call}: what was sent is not in the list`)
  }

  /** Whether home leads to it. */
  const offers = async (menu: DishMenu) =>
    (await hotel).deviceProfile?.contentModules.some(({ internalUrl }) => internalUrl === `/${tileOf[menu]}`)

  /** A menu in any language: the app shows guests the next best one, and says so. */
  async function readMenu(menuType: MenuType): Promise<void> {
    if (!(await offers(menuType))) return
    const menus = await calls.read(`menus/all/params?languageCode=bg&menuType=${menuType}`, menuList)
    if (!menus.some(({ menuItems }) => menuItems.length > 0)) throw new Error(`"${menuType}" is missing or empty`)
  }

  return {
    app: calls.load(`${origin}${folder}/`, 'html'),
    configuration: hotel.then(({ appName, deviceProfile }) => {
      required(appName, 'GET configurations: the hotel has no name')
      required(deviceProfile?.contentModules[0], 'GET configurations: the home screen has no tiles')
    }),
    brandPictures: hotel.then(({ brand }) => loadPictures(calls, origin, [brand?.headerImage, brand?.logo])),
    signIn: guest,
    menus: Promise.all(menuTypes.map(readMenu)),
    roomService: products.then(async ([product]) => {
      if (!(await offers('roomService'))) return
      const { id, price } = required(product, 'GET products: room service has no products')
      const isPriced = (total: number | null | undefined) => Math.abs((total ?? 0) - 2 * price) < 0.001
      const order = { message: '', productIds: [id, id] }
      await send('orders/customer', order, orderList, ({ totalPrice }) => isPriced(totalPrice))
    }),
    pictures: products.then((all) => {
      const images = all.map(({ image }) => image)
      return loadPictures(calls, apiBase, images)
    }),
    reservation: hotel.then(({ diningDailyAvailabilityConfigId: table }) => {
      const when = { numberOfPeople: 2, diningDailyAvailabilityConfigId: table ?? 6 }
      const body = { ...when, customerMessage: message, internalMessage: '' }
      return send('dining/reservation/customer', body, reservationList, ({ numberOfPeople }) => numberOfPeople === 2)
    }),
    problem: send('reports/customer', { ...report, customerMessage: message }),
    amenity: send(
      'generic-requests/customer',
      { ...report, customerMessageRequest: message },
      amenityRequestList,
      ({ customerMessageRequest }) => customerMessageRequest === message,
    ),
    rating: send('customers/rating', { ratingValue: 4.5, internalMessage: '', publicMessage: message })
      .then(() => guest)
      .then((own) => own.calls.read('customers/rating', storedRating))
      .then((stored) => stored?.ratingValue === 4.5 || Promise.reject(new Error('it is another rating'))),
  } satisfies Record<string, Promise<unknown>>
}

/** Runs every flow of the guest app with real calls, as a guest who is removed afterwards. Says when it ended. Never rejects. */
export async function runPreflight(origin = window.location.origin) {
  const signal = AbortSignal.timeout(FLOWS_TIMEOUT_MS)
  const flows = startFlows(origin, signal)
  const ended = await Promise.allSettled(Object.values(flows))
  const names = Object.keys(flows) as (keyof typeof flows)[] // `Object.keys` widens the type to `string`
  await callsTo(`${origin}/__demo`, AbortSignal.timeout(CLEANUP_TIMEOUT_MS))
    .load('preflight', '', undefined, 'DELETE')
    .catch(() => undefined)
  return {
    /** Why each failed, in technical words; `undefined` where it did not. */
    flows: names.map((name, index) => {
      const end = ended[index]
      return { name, error: end?.status === 'rejected' ? reasonOf(end.reason) : undefined }
    }),
    at: Date.now(),
  }
}

/** The flow that a situation makes fail. */
export const breaks: Readonly<Record<string, PreflightRun['flows'][number]['name']>> = {
  'a room service that has sold out': 'roomService',
  'a hotel without menus': 'menus',
}

export type PreflightRun = Awaited<ReturnType<typeof runPreflight>>
