import type { CallName } from '#src/schemas/calls.ts'

/** What the app does with a response, by status. */
export type Reactions = Readonly<Record<string, string>>

const NO_ANSWER = '5xx, no response within 15 s'

const alsoSignedOut: Reactions = {
  401: 'as any 4xx; a signed-in guest is also signed out, with a notice',
  403: 'as any 4xx; a signed-in guest is also signed out, with a notice',
}

const signedOut: Reactions = {
  401: 'the guest is signed out, with a notice',
  403: 'the guest is signed out, with a notice',
}

function list(empty: string): Reactions {
  return {
    200: `listed; an empty list says “${empty}”`,
    ...signedOut,
    [`other 4xx, ${NO_ANSWER}, an unreadable body`]:
      'the screen says that it could not be loaded and offers Retry; nothing is retried automatically',
  }
}

function submission(what: string): Reactions {
  return {
    'any 2xx': `the success page says that the hotel received ${what}; the body is empty or JSON, and not used`,
    401: 'the guest is signed out; the submission is stored on the device as not accepted',
    403: 'the guest is signed out; the submission is stored on the device as not accepted',
    'other 4xx': 'the success page says that it was not accepted, and to show it to staff',
    [`408, 409, 425, 429, ${NO_ANSWER}, a redirect, a 2xx with any other body`]:
      'the success page says that it could not be confirmed; it is never resent automatically',
  }
}

/** The statuses of a successful response. */
export const SUCCESSES: readonly string[] = ['200', 'any 2xx']

/** The reactions to a call, success first. Entries, because an object sorts numeric keys first. */
export function reactionsTo(name: CallName): [string, string][] {
  const all = Object.entries(reactions[name])
  const isSuccess = ([status]: [string, string]) => SUCCESSES.includes(status)
  return [...all.filter(isSuccess), ...all.filter((each) => !isSuccess(each))]
}

/** The app's reactions, by call. */
const reactions: Readonly<Record<CallName, Reactions>> = {
  getConfigurations: {
    200: 'the first element is merged over `config.json`; an empty list changes nothing; the element may have any other key of the app’s configuration; invalid values and further elements are ignored',
    ...alsoSignedOut,
    [`4xx, ${NO_ANSWER}, an unreadable body`]:
      'a banner `Failed to load application config: {status}` with Retry; the app continues',
  },
  login: {
    200: 'the guest is signed in',
    '4xx (also 401 and 403)': 'the guest is asked to contact the reception',
    [`${NO_ANSWER}, an unreadable body`]: 'the screen says that there was a problem with the login',
  },
  getProducts: list('nothing to order at the moment'),
  placeOrder: submission('the order'),
  getOrders: list('no orders yet'),
  getMenus: {
    200: 'the menu in the guest’s language, else English, else the first, with a note; an empty list says that there is no menu',
    ...alsoSignedOut,
    [`4xx, ${NO_ANSWER}, an unreadable body`]: 'the screen says that it could not be loaded and offers Retry',
  },
  reserveTable: submission('the reservation'),
  getReservations: list('no reservations yet'),
  reportProblem: submission('the report'),
  getReports: list('nothing reported yet'),
  requestAmenity: submission('the request'),
  getAmenityRequests: list('no requests yet'),
  leaveRating: submission('the rating'),
  getRating: {
    200: 'the form is filled in, when `ratingValue` is 0.5 to 5, rounded to half stars',
    404: 'an empty form: nothing was rated yet',
    204: 'an empty form, as after 404',
    ...signedOut,
    [`other 4xx, ${NO_ANSWER}`]: 'an empty form, with a notice and Retry above it',
  },
}
