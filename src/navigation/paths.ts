/** Every path of the app, once (spec 2.1, 2.2, 2.3). */
export const paths = {
  home: '/',
  login: '/login',
  hotelInformation: '/hotel-information',
  restaurantMenu: '/restaurant-menu',
  breakfast: '/breakfast',
  activities: '/activities',
  bar: '/bar',
  reception: '/reception',
  recommendations: '/recommendations',
  roomService: '/room-service',
  finalizeOrder: '/room-service/finalize-order',
  orderSuccess: '/room-service/success',
  reserveTable: '/reserve-table',
  reservationSuccess: '/reserve-table/success',
  spaCenter: '/spa-center',
  myReservations: '/my-reservations',
  myOrders: '/my-orders',
  myStay: '/my-stay',
  reportProblem: '/report-problem',
  reportSuccess: '/report-problem/success',
  reportedProblems: '/report-problem/reported-problems',
  requestAmenities: '/request-amenities',
  requestSuccess: '/request-amenities/success',
  amenityRequests: '/request-amenities/requests',
  leaveRating: '/leave-rating',
  ratingSuccess: '/leave-rating/success',
  settings: '/settings',
} as const

const known: ReadonlySet<string> = new Set(Object.values(paths))

/** Splits an address within the app into its path and the rest. */
function splitAddress(address: string): readonly [pathname: string, rest: string] {
  const [pathname = ''] = address.split(/[?#]/)
  return [pathname, address.slice(pathname.length)]
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * An address within the app with its path as in `paths`. The router also takes other cases, needless escapes and more slashes, but
 * what compares paths does not. An address that leads to no screen stays as it is.
 */
export function canonicalAddress(address: string): string {
  const [pathname, rest] = splitAddress(address)
  const path = decode(pathname)
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
  return known.has(path) ? path + rest : address
}

/** Whether an address within the app leads to a screen, as the router reads it. */
export function isKnownPath(address: string): boolean {
  return known.has(splitAddress(canonicalAddress(address))[0])
}

/**
 * Where the success page of a problem report leads, as the spec found it (spec 2.8, 2.46). It shows the list of `paths.reportedProblems`
 * and is no path of a screen of its own.
 */
export const reportedProblemsAsFound = '/my-reported-problems'

/** A path of the app. */
export type Path = (typeof paths)[keyof typeof paths]

/** The paths of the screens that begin with a `Hero`. */
export const heroPaths: readonly string[] = [
  paths.login,
  paths.hotelInformation,
  paths.restaurantMenu,
  paths.breakfast,
  paths.activities,
  paths.bar,
  paths.reception,
  paths.recommendations,
  paths.roomService,
  paths.spaCenter,
]

/** Whether the screen at this path begins with a `Hero`, so that its loading page does too. */
export function hasHero(path: string): boolean {
  return heroPaths.includes(path)
}
