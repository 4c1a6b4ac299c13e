import type { CallName } from '#src/schemas/calls.ts'

/** What a call is for. */
interface Operation {
  readonly summary: string
  readonly description: string
  /** The error statuses that the call distinguishes. */
  readonly errors: readonly ErrorStatus[]
}

/** The error statuses that have a meaning of their own. */
export const errorStatuses = [400, 401, 403, 404, 409, 422] as const
export type ErrorStatus = (typeof errorStatuses)[number]

const ofGuest = [401, 403] as const
const submission = [400, ...ofGuest, 409, 422] as const
const newestFirst = 'The app shows the list in the order received; newest first is what guests expect.'
const stored = 'Answer once it is stored, since the app then reads the list. The body of the answer is not used.'

/** What each call is for, as the OpenAPI document and the pages say it. */
export const operations: Readonly<Record<CallName, Operation>> = {
  getConfigurations: {
    summary: 'The configuration of the hotel',
    description:
      'The first call of the app. The first element is merged over the app’s own `config.json`; every key is optional.',
    errors: [],
  },
  login: {
    summary: 'Sign a guest in',
    description: 'Opens a session for the guest with this account number in this room.',
    errors: [400, 401],
  },
  getProducts: {
    summary: 'The products of room service',
    description: 'All products that can be ordered now. The app shows them by `productCategory`.',
    errors: [401],
  },
  placeOrder: { summary: 'Order from room service', description: stored, errors: submission },
  getOrders: { summary: 'The orders of a guest', description: newestFirst, errors: ofGuest },
  getMenus: {
    summary: 'The menus of the hotel',
    description:
      'The menu of a type in each language that the hotel has. Visitors read it too, so it needs no session.',
    errors: [400],
  },
  reserveTable: { summary: 'Reserve a table', description: stored, errors: submission },
  getReservations: { summary: 'The table reservations of a guest', description: newestFirst, errors: ofGuest },
  reportProblem: { summary: 'Report a problem', description: stored, errors: submission },
  getReports: {
    summary: 'The problem reports of a guest',
    description: `Called only with the option \`reportsEndpoint\`. ${newestFirst}`,
    errors: ofGuest,
  },
  requestAmenity: { summary: 'Request an amenity', description: stored, errors: submission },
  getAmenityRequests: { summary: 'The amenity requests of a guest', description: newestFirst, errors: ofGuest },
  leaveRating: {
    summary: 'Rate the stay',
    description: `A guest has one rating: a second replaces the first. ${stored}`,
    errors: submission,
  },
  getRating: {
    summary: 'The rating of the signed-in guest',
    description: 'The session says whose rating it is: the path names no guest.',
    errors: [401, 404],
  },
}

/** A part of the API that is built at once. */
export interface Step {
  /** Its name, which is also the tag of its calls in the OpenAPI document. */
  readonly name: string
  readonly calls: readonly CallName[]
  /** What works in the app when it is done. */
  readonly works: string
  /** A regular expression that matches the descriptions of its interactions, and of no others. */
  readonly interactions: string
}

/** An order in which to build the API: each step works without those after it. */
export const steps: readonly Step[] = [
  {
    name: 'Hotel',
    calls: ['getConfigurations'],
    works:
      'The app opens under the hotel’s name and home shows its tiles. Hotel information, reception, recommendations, activities and spa need no call.',
    interactions: '.*configurations.*',
  },
  {
    name: 'Session',
    calls: ['login'],
    works: 'Guests sign in and out. Each list and each form behind the login says that it could not be loaded or sent.',
    interactions: 'a login.*',
  },
  {
    name: 'Menus',
    calls: ['getMenus'],
    works: 'Restaurant, breakfast and bar show their menus, also to visitors.',
    interactions: '.*menus.*',
  },
  {
    name: 'Room service',
    calls: ['getProducts', 'placeOrder', 'getOrders'],
    works:
      'Guests order, and see their orders. An ended session and another guest’s path matter from here on: what you build for them serves all later calls.',
    interactions: '.*(products|an order|the orders).*',
  },
  {
    name: 'Table reservations',
    calls: ['reserveTable', 'getReservations'],
    works: 'Guests reserve a table, and see their reservations.',
    interactions: '.*(a reservation|the reservations).*',
  },
  {
    name: 'Problem reports',
    calls: ['reportProblem', 'getReports'],
    works:
      'Guests report problems. The list of reports is a proposal: leave it out, and the app lists the orders there.',
    interactions: 'a report.*',
  },
  {
    name: 'Amenity requests',
    calls: ['requestAmenity', 'getAmenityRequests'],
    works: 'Guests ask for towels or cleaning, and see their requests.',
    interactions: 'a request (of|for the amenity).*',
  },
  {
    name: 'Rating',
    calls: ['leaveRating', 'getRating'],
    works: 'Guests rate their stay, and change their rating.',
    interactions: '.*rating.*',
  },
]

/** The step that a call belongs to. Throws when there is none. */
export function stepOf(name: CallName): Step {
  const step = steps.find(({ calls }) => calls.includes(name))
  if (step === undefined) throw new Error(`No step has the call ${name}`)
  return step
}
