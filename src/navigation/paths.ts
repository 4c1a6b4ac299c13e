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

/** Where the success page of a problem report leads, as the spec found it (spec 2.8, 2.46): no path of a screen. */
export const reportedProblemsAsFound = '/my-reported-problems'

/** The key of a screen, which is the name of its breadcrumb too. */
type ScreenName = keyof typeof paths

const names = Object.keys(paths) as ScreenName[]

/** The screens by path; a screen above another one comes before it. */
const screenNames = new Map<string, ScreenName>(names.map((name) => [paths[name], name]))

export const screenAt = (path: string): ScreenName | undefined => screenNames.get(path)

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
  return screenNames.has(path) ? path + rest : address
}

/** Whether an address within the app leads to a screen, as the router reads it. */
export function isKnownPath(address: string): boolean {
  const [path] = splitAddress(canonicalAddress(address))
  return screenNames.has(path)
}

/** The folder of its host in which the app is deployed, without a slash at the end. */
const folder = () => import.meta.env.BASE_URL.slice(0, -1)

/** The address in the browser's history, within the app. Its screen may still be loading. */
export function openAddress(): string {
  const { origin, href } = window.location
  return href.slice(origin.length + folder().length)
}

/** Writes the path of the open address as in `paths`, however a guest or a QR code wrote it. Call it before the router is made. */
export function makeAddressCanonical(): void {
  const address = openAddress()
  const canonical = canonicalAddress(address)
  // Not always: an address that begins with two slashes would lead to another host.
  if (canonical !== address) window.history.replaceState(window.history.state, '', folder() + canonical)
}

/** The breadcrumbs from home to the page at this path, which are the screens at the beginnings of the path (spec 2.6). */
export function crumbsOf(
  pathname: string,
): readonly { readonly name: ScreenName | 'notFound'; readonly path: string }[] {
  if (!screenNames.has(pathname))
    return [
      { name: 'home', path: paths.home },
      { name: 'notFound', path: pathname },
    ]
  return [...screenNames]
    .filter(([path]) => path === paths.home || path === pathname || pathname.startsWith(`${path}/`))
    .map(([path, name]) => ({ name, path }))
}

/** The pattern of a route, for page views and error reports. An unknown page is `/*`, because its path may contain anything. */
export function routePattern(address: string): string {
  const [pathname] = splitAddress(address)
  return screenNames.has(pathname) ? pathname : '/*'
}

export type Path = (typeof paths)[keyof typeof paths]

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
