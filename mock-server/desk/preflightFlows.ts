import * as v from 'valibot'
import { personas } from '#mock-server/personas.ts'
import { languages } from '#src/lib/languages.ts'
import { pictureUrl } from '#src/lib/pictureUrl.ts'
import { staticKeys } from '#src/config/config.ts'
import { configurationKeys, type Configuration } from '#src/schemas/configuration.ts'
import { firstOf } from '#src/schemas/fields.ts'
import { hotelFacts } from '#src/schemas/hotelFacts.ts'
import { menuTypes } from '#src/schemas/menuQuery.ts'
import { menuList } from '#src/schemas/menus.ts'
import { orderList, type OrderBody } from '#src/schemas/orders.ts'
import { productList } from '#src/schemas/products.ts'
import { storedRating, type RatingBody } from '#src/schemas/ratings.ts'
import { initialStatus, type ProblemReportBody } from '#src/schemas/reports.ts'
import { amenityRequestList, type AmenityRequestBody } from '#src/schemas/requests.ts'
import { reservationList, type ReservationBody } from '#src/schemas/reservations.ts'
import type { GuestSession, LoginBody } from '#src/schemas/session.ts'
import { surroundings } from '#src/schemas/surroundings.ts'
import { asJson, FlowError, type Calls } from './preflightCalls.ts'
import { loadFile, loadPicture, loadWithDependencies } from './preflightLoads.ts'

/** The context of flows without a session. */
export interface Visitor {
  readonly calls: Calls
  /** The host's origin. */
  readonly origin: string
  readonly apiBase: string
}

/** The context of flows of a signed-in guest. `calls` send the session, `publicCalls` do not. */
export interface Guest extends Visitor {
  readonly publicCalls: Calls
  readonly session: GuestSession
  readonly credentials: LoginBody
}

const MESSAGE = 'Preflight'

function required<Value>(value: Value | undefined, otherwise: string): Value {
  if (value === undefined) throw new FlowError(otherwise)
  return value
}

/** The path of the guest's own list. */
function ownAddress(collection: string, { session }: Guest): string {
  return `${collection}/${encodeURIComponent(session.personId)}`
}

/** The app ignores a value that does not fit, but a hotel that means euro would show leva: here it is an error. */
const readLater = { hotelFacts: v.nullish(hotelFacts), surroundings: v.nullish(surroundings) }

async function configurationOf({ calls }: Visitor): Promise<Configuration> {
  const [first] = await calls.read('configurations', firstOf(v.object({ ...configurationKeys, ...readLater })))
  return required(first ?? undefined, 'GET configurations: the hotel has no configuration')
}

async function app({ calls, origin }: Visitor): Promise<void> {
  const page = await calls.ask(`${origin}/`)
  if (!page.ok) throw new FlowError(`GET / answered ${page.status}`)
  const html = await page.text()
  const named = (tag: RegExp) => [...html.matchAll(tag)].flatMap(([, name]) => name ?? [])
  const scripts = named(/<script[^>]*\ssrc="([^"]+)"/g)
  if (scripts.length === 0) throw new FlowError('GET / is not the app: it has no scripts')
  const linked = named(/<link[^>]*\shref="([^"]+\.(?:js|css))"/g)
  const root = `${origin}/`
  await loadWithDependencies(
    calls,
    [...scripts, ...linked].map((name) => new URL(name, root).href),
    root,
  )
  await loadFile(calls, `${origin}/config.json`, 'json')
}

async function configuration(visitor: Visitor): Promise<void> {
  await visitor.calls.read(`${visitor.origin}/config.json`, v.object({ ...staticKeys, ...readLater }))
  const { appName, deviceProfile } = await configurationOf(visitor)
  required(appName ?? undefined, 'GET configurations: the hotel has no name')
  required(deviceProfile?.contentModules[0], 'GET configurations: the home screen has no tiles')
}

async function menus({ calls }: Visitor): Promise<void> {
  const asked = menuTypes.flatMap((menuType) => languages.map((languageCode) => ({ menuType, languageCode })))
  await Promise.all(
    asked.map(async ({ menuType, languageCode }) => {
      const answer = await calls.read(`menus/all/params?languageCode=${languageCode}&menuType=${menuType}`, menuList)
      const menu = answer.find(({ menuLanguage }) => menuLanguage.toLowerCase() === languageCode)
      required(menu?.menuItems[0], `The menu "${menuType}" is missing or empty in ${languageCode}`)
    }),
  )
}

async function roomService(guest: Guest): Promise<void> {
  const { calls } = guest
  const [product] = await calls.read('products', productList)
  const { id, price } = required(product, 'GET products: room service has no products')
  await calls.send(ownAddress('orders/customer', guest), { message: '', productIds: [id, id] } satisfies OrderBody)
  const orders = await calls.read(ownAddress('orders/customer', guest), orderList)
  const isOurs = ({ totalPrice }: (typeof orders)[number]) => Math.abs((totalPrice ?? 0) - 2 * price) < 0.001
  required(orders.find(isOurs), 'The order is not in the list, or costs something else')
}

async function pictures({ calls, origin, apiBase }: Guest): Promise<void> {
  const products = await calls.read('products', productList)
  await Promise.all(
    [...new Set(products.flatMap(({ image }) => image ?? []))].map(async (image) => {
      const address = required(pictureUrl(image, apiBase, origin), `${image} is not the address of a picture`)
      await loadPicture(calls, address, origin)
    }),
  )
}

/** The hotel's header picture and logo: loads each as the app does. The desk's policy allows no call to other hosts, only pictures. */
async function brandPictures({ calls, origin, apiBase }: Visitor): Promise<void> {
  const { brand } = await configurationOf({ calls, origin, apiBase })
  const addresses = [brand?.headerImage, brand?.logo].flatMap((address) => address ?? [])
  await Promise.all(
    addresses.map(async (given) => {
      const address = required(pictureUrl(given, origin, origin), `${given} is not the address of a picture`)
      await loadPicture(calls, address, origin)
    }),
  )
}

async function reservation(guest: Guest): Promise<void> {
  const { diningDailyAvailabilityConfigId } = await configurationOf(guest)
  const body: ReservationBody = {
    numberOfPeople: 2,
    diningDailyAvailabilityConfigId: diningDailyAvailabilityConfigId ?? 6,
    customerMessage: MESSAGE,
    internalMessage: '',
  }
  const address = ownAddress('dining/reservation/customer', guest)
  await guest.calls.send(address, body)
  const list = await guest.calls.read(address, reservationList)
  required(
    list.find(({ numberOfPeople }) => numberOfPeople === body.numberOfPeople),
    'The reservation is not in the list',
  )
}

async function problem(guest: Guest): Promise<void> {
  const body: ProblemReportBody = { customerMessage: MESSAGE, status: initialStatus, category: 'Друго' }
  await guest.calls.send(ownAddress('reports/customer', guest), body)
}

async function amenity(guest: Guest): Promise<void> {
  const body: AmenityRequestBody = { customerMessageRequest: MESSAGE, status: initialStatus, category: 'Друго' }
  const address = ownAddress('generic-requests/customer', guest)
  await guest.calls.send(address, body)
  const list = await guest.calls.read(address, amenityRequestList)
  required(
    list.find(({ customerMessageRequest }) => customerMessageRequest === MESSAGE),
    'The request is not in the list',
  )
}

async function rating(guest: Guest): Promise<void> {
  const body: RatingBody = { ratingValue: 4.5, internalMessage: '', publicMessage: MESSAGE }
  await guest.calls.send(ownAddress('customers/rating', guest), body)
  const stored = await guest.calls.read('customers/rating', storedRating)
  required(stored?.ratingValue === body.ratingValue ? stored : undefined, 'GET customers/rating gives another rating')
}

async function wrongRoom({ publicCalls, credentials }: Guest): Promise<void> {
  const wrong: LoginBody = { ...credentials, roomNumber: `${credentials.roomNumber}0` }
  const { status } = await publicCalls.ask('customer/login', asJson(wrong))
  if (status !== 401) throw new FlowError(`POST customer/login with a wrong room answered ${status}, not 401`)
}

async function privacy({ calls }: Guest): Promise<void> {
  for (const collection of ['orders/customer', 'dining/reservation/customer', 'generic-requests/customer']) {
    const { status } = await calls.ask(`${collection}/${personas['mid-stay']}`)
    if (status !== 403) throw new FlowError(`GET ${collection} of another guest answered ${status}, not 403`)
  }
}

/** Flows without a session. */
export const visitorFlows = { app, configuration, menus, brandPictures } as const

/** Flows of a signed-in guest. */
export const guestFlows = { roomService, pictures, reservation, problem, amenity, rating, wrongRoom, privacy } as const

/** Flows that submit something, and so would switch off a one-time fault. */
export const sendingFlows: readonly (keyof typeof guestFlows)[] = [
  ...(['roomService', 'reservation', 'problem', 'amenity', 'rating'] as const),
]
