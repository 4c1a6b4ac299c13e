import { getResponse, http, matchRequestUrl, type HttpHandler } from 'msw'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { amenityRequestHandlers } from './amenityRequests.ts'
import { API_BASE, resolversFor, DEMO_BASE, type Resolvers, type HandlerOptions } from './calls.ts'
import { configurationHandlers } from './configurations.ts'
import { beginHandlers } from './demo/begin.ts'
import { boardHandlers } from './demo/board.ts'
import { clockHandlers } from './demo/clock.ts'
import { deskHandlers } from './demo/desk.ts'
import { dishHandlers } from './dishes.ts'
import { faultAndScenarioHandlers } from './demo/faultsAndScenarios.ts'
import { liveHandlers } from './demo/live.ts'
import { mirrorHandlers } from './demo/mirror.ts'
import { pictureHandlers } from './demo/pictures.ts'
import { preflightHandlers } from './demo/preflight.ts'
import { savedHotelHandlers } from './demo/savedHotels.ts'
import { HttpError } from './http.ts'
import { menuHandlers } from './menus.ts'
import { orderHandlers } from './orders.ts'
import { productHandlers } from './products.ts'
import { ratingHandlers } from './ratings.ts'
import { reportHandlers } from './reports.ts'
import { reservationHandlers } from './reservations.ts'
import { sessionHandlers } from './session.ts'

/** msw's handler of each call of the hotel's API (spec 7). A call that is missing here is a type error. */
export const apiHandlers = (resolvers: Resolvers): Readonly<Record<CallName, HttpHandler>> => ({
  ...configurationHandlers(resolvers),
  ...sessionHandlers(resolvers),
  ...productHandlers(resolvers),
  ...orderHandlers(resolvers),
  ...menuHandlers(resolvers),
  ...reservationHandlers(resolvers),
  ...reportHandlers(resolvers),
  ...amenityRequestHandlers(resolvers),
  ...ratingHandlers(resolvers),
})

/** The handlers of the demo's own calls, which the desk makes. */
export const demoHandlers = (resolvers: Resolvers): HttpHandler[] => [
  ...deskHandlers(resolvers),
  ...liveHandlers(resolvers),
  ...mirrorHandlers(resolvers),
  ...boardHandlers(resolvers),
  ...faultAndScenarioHandlers(resolvers),
  ...clockHandlers(resolvers),
  ...pictureHandlers(resolvers),
  ...dishHandlers(resolvers),
  ...savedHotelHandlers(resolvers),
  ...preflightHandlers(resolvers),
  ...beginHandlers(resolvers),
]

/** The error of a call that no handler takes: a 405 where another method is possible, else a 404. */
function unknownCall(handlers: readonly HttpHandler[], { method, url }: Request): HttpError {
  const { pathname } = new URL(url)
  const possible = handlers.filter(({ info }) => matchRequestUrl(new URL(url), String(info.path)).matches)
  const options = { isValidationError: true }
  if (possible.length === 0) return new HttpError(404, `There is nothing at ${pathname}`, options)
  const allow = possible.map(({ info }) => String(info.method)).join(', ')
  return new HttpError(405, `${method} is not possible here, but ${allow} is`, { ...options, headers: { allow } })
}

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(new URL(url).pathname) !== ''
  } catch {
    return false
  }
}

/** All of msw's handlers of the mock server. `api` and `demo` start the paths of its calls, at any host by default. */
export function openHandlers(
  options: HandlerOptions,
  { api = `http://:host${API_BASE}`, demo = `http://:host${DEMO_BASE}` }: Partial<Pick<Resolvers, 'api' | 'demo'>> = {},
): HttpHandler[] {
  const resolvers = resolversFor({ api, demo }, options)
  const [ofApi, ofDemo] = [Object.values(apiHandlers(resolvers)), demoHandlers(resolvers)]
  return [
    // msw throws for a path that it cannot decode.
    http.all(
      ({ request }) => !isDecodable(request.url),
      () => new HttpError(404, 'There is nothing at this path').toResponse(),
    ),
    ...ofApi,
    http.all(
      `${api}/*`,
      resolvers.publicCall(({ request }) => {
        throw unknownCall(ofApi, request)
      }),
    ),
    ...ofDemo,
    http.all(
      `${demo}/*`,
      resolvers.demoCall(({ request }) => {
        throw unknownCall(ofDemo, request)
      }),
    ),
  ]
}

const handlersOf = new WeakMap<Hotel, HttpHandler[]>()

/** The answer of one hotel, without a server. A dropped connection is `Response.error()`. */
export async function answer(hotel: Hotel, request: Request, isPresenter = true): Promise<Response> {
  const handlers = handlersOf.get(hotel) ?? openHandlers({ hotelOf: () => hotel })
  handlersOf.set(hotel, handlers)
  const own = isPresenter ? handlers : openHandlers({ hotelOf: () => hotel, isPresenter: () => false })
  const response = await getResponse(own, request)
  if (response === undefined) throw new Error(`${request.url} is no call of the mock server`)
  return response
}
