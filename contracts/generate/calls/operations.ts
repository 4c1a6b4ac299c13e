import type { CallName } from '#src/schemas/calls.ts'

/** What a call is for, and what a guest sees of its answers. */
interface Operation {
  readonly summary: string
  readonly description: string
  /** The error statuses that the call distinguishes. */
  readonly errors: readonly ErrorStatus[]
  /** What a guest sees after a success. */
  readonly success: string
  /** What a guest sees after anything else. */
  readonly failure: string
}

/** The error statuses that have a meaning of their own. */
export const errorStatuses = [400, 401, 403, 404, 422] as const
export type ErrorStatus = (typeof errorStatuses)[number]

/** When to answer with each. */
export const meanings: Readonly<Record<ErrorStatus, string>> = {
  400: 'The request is malformed: it is not JSON, a field is missing or has another type, or a value is outside its limits or its list.',
  401: 'There is no valid session: no `Authorization: Bearer …`, or a session that is unknown or has ended. For a login: no guest has this account number and room number; do not say which of the two is wrong.',
  403: 'The session is valid, but the path names another guest.',
  404: 'There is no such call, or nothing to return: for `GET /customers/rating`, the guest has not rated the stay yet.',
  422: 'The request is well-formed, but the hotel cannot accept it, such as an order of a product that does not exist or is sold out.',
}

const stored = 'Answer once it is stored: the guest then reads that the hotel has it.'

function list(summary: string, empty: string): Operation {
  return {
    ...{ summary, errors: [401, 403], failure: 'as [any list](#errors)' },
    description:
      'The whole list, not a page of it. The app shows it in the order received; newest first is what guests expect.',
    success: `The rows. An empty list says “${empty}”.`,
  }
}

function submission(summary: string, what: string, description = ''): Operation {
  return {
    ...{ summary, description: `${description}${stored}`, errors: [400, 401, 403, 422] },
    success: `The success page says that the hotel received ${what}. Any 2xx will do, 201 is usual. The body is empty or JSON, and not used.`,
    failure: 'as [any submission](#errors)',
  }
}

/** The calls of the contract, without the proposal. */
export type ContractCall = Exclude<CallName, 'getReports'>

/** What each call is for, as the OpenAPI document and the page say it. */
export const operations: Readonly<Record<ContractCall, Operation>> = {
  getConfigurations: {
    ...{ summary: 'The configuration of the hotel', errors: [] },
    description:
      'The first call of the app. The first element is merged over the app’s own `config.json`; every key is optional.',
    success:
      'The hotel’s name and tiles. An empty list changes nothing. Invalid values and further elements are ignored.',
    failure: 'a banner `Failed to load application config: {status}` with Retry; the app continues',
  },
  login: {
    ...{ summary: 'Sign a guest in', errors: [400, 401] },
    description:
      'Opens a session for the guest with this account number in this room. It lasts as long as the stay, and another login leaves it valid: a guest may have two phones.',
    success: 'The guest is signed in.',
    failure:
      'any 4xx asks the guest to contact the reception; anything else says that there was a problem with the login',
  },
  getProducts: {
    ...list('The products of room service', 'nothing to order at the moment'),
    ...{ errors: [401] },
    description:
      'All products that can be ordered now: the whole list, not a page of it. The app shows them by `productCategory`.',
  },
  placeOrder: submission('Order from room service', 'the order'),
  getOrders: list('The orders of a guest', 'no orders yet'),
  getMenus: {
    ...{ summary: 'The menus of the hotel', errors: [400] },
    description:
      'The menu of a type in each language that the hotel has. Visitors read it too, so it needs no session.',
    success:
      'The menu in the guest’s language, else English, else the first, with a note. An empty list says that there is no menu.',
    failure: 'the screen says that it could not be loaded and offers Retry',
  },
  reserveTable: submission('Reserve a table', 'the reservation'),
  getReservations: list('The table reservations of a guest', 'no reservations yet'),
  reportProblem: submission('Report a problem', 'the report'),
  requestAmenity: submission('Request an amenity', 'the request'),
  getAmenityRequests: list('The amenity requests of a guest', 'no requests yet'),
  leaveRating: submission('Rate the stay', 'the rating', 'A guest has one rating: a second replaces the first. '),
  getRating: {
    ...{ summary: 'The rating of the signed-in guest', errors: [401, 404] },
    description: 'The session says whose rating it is: the path names no guest.',
    success:
      'The form is filled in, where `ratingValue` is 0.5 to 5, rounded to half stars. 204 or 404 say that nothing was rated yet: an empty form.',
    failure: 'an empty form, with a notice and Retry above it; 401 and 403 sign the guest out',
  },
}

/** A part of the API that is built at once. */
export interface Step {
  /** Its name, which is also the tag of its calls in the OpenAPI document. */
  readonly name: string
  readonly calls: readonly ContractCall[]
  /** What works in the app when it is done. */
  readonly works: string
  /** A regular expression that matches the descriptions of its interactions, and of no others. */
  readonly interactions: string
}

/** An order in which to build the API: each step works without those after it. */
export const steps: readonly Step[] = [
  {
    ...{ name: 'Hotel', calls: ['getConfigurations'], interactions: '.*configurations.*' },
    works:
      'The app opens under the hotel’s name and home shows its tiles. Hotel information, reception, recommendations, activities and spa need no call.',
  },
  {
    ...{ name: 'Session', calls: ['login'], interactions: 'a login.*' },
    works: 'Guests sign in and out.',
  },
  {
    ...{ name: 'Menus', calls: ['getMenus'], interactions: '.*menus.*' },
    works: 'Restaurant, breakfast and bar show their menus, also to visitors.',
  },
  {
    ...{ name: 'Room service', calls: ['getProducts', 'placeOrder', 'getOrders'] },
    interactions: '.*(products|an order|the orders).*',
    works:
      'Guests order, and see their orders. An ended session and another guest’s path matter from here on: what you build for them serves all later calls.',
  },
  {
    ...{ name: 'Table reservations', calls: ['reserveTable', 'getReservations'] },
    interactions: '.*(a reservation|the reservations).*',
    works: 'Guests reserve a table, and see their reservations.',
  },
  {
    ...{ name: 'Problem reports', calls: ['reportProblem'], interactions: 'a report.*' },
    works: 'Guests report problems. The list below the form is that of the orders, as specified.',
  },
  {
    ...{ name: 'Amenity requests', calls: ['requestAmenity', 'getAmenityRequests'] },
    interactions: 'a request (of|for the amenity).*',
    works: 'Guests ask for towels or cleaning, and see their requests.',
  },
  {
    ...{ name: 'Rating', calls: ['leaveRating', 'getRating'], interactions: '.*rating.*' },
    works: 'Guests rate their stay, and change their rating.',
  },
]
