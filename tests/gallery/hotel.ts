import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { answer } from '#mock-server/handlers/index.ts'
import { applyScenario, type ScenarioName } from '#mock-server/scenarios/index.ts'
import type { ReadState } from './screens.ts'

const emptyLists: readonly ScenarioName[] = [
  'a room service that has sold out',
  'a hotel without menus',
  'a guest who has ordered nothing yet',
  'a guest who has reserved no table yet',
  'a guest who has reported no problem yet',
  'a guest who has requested no amenity yet',
]

const API = '/api/'
const CONFIGURATION = '/api/configurations'

/** Creates a hotel for a state: in `empty` its lists have no rows. */
export function hotelFor(readState: ReadState): Hotel {
  const hotel = openHotel()
  if (readState === 'empty') for (const name of emptyLists) applyScenario(hotel, name)
  return hotel
}

/** The response to a call. Only an affected call is pending (`loading`) or fails (`error`). */
async function respond(hotel: Hotel, readState: ReadState, request: Request, isAffected: boolean): Promise<Response> {
  if (isAffected && readState === 'loading') return new Promise(() => undefined)
  if (isAffected && readState === 'error') return Response.json({}, { status: 500 })
  return answer(hotel, request)
}

const networkFetch = window.fetch.bind(window)

/**
 * Replaces `fetch`, so that the mock hotel responds to API calls. In `loading` calls stay pending until the app
 * gives up, in `error` each response is a 500. This applies to the request for the configuration only with `affectsConfiguration`.
 */
export function answerCalls(hotel: Hotel, readState: ReadState, affectsConfiguration: boolean): void {
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const { pathname, origin } = new URL(request.url)
    const isCall = origin === window.location.origin && pathname.startsWith(API)
    if (!isCall) return networkFetch(request)
    return respond(hotel, readState, request, affectsConfiguration || pathname !== CONFIGURATION)
  }
}
