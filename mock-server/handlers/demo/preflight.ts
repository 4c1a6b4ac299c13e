import { hotelDay } from '#mock-server/clock.ts'
import { randomId } from '#src/lib/randomId.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** The id of the preflight check's guest, whose submissions are not on the board. */
export const PREFLIGHT_GUEST = 'preflight'

/** What the preflight check signs in with. */
export interface PreflightGuest {
  readonly accountNumber: string
  readonly roomNumber: string
}

const tables = ['sessions', 'orders', 'reservations', 'reports', 'amenityRequests', 'idempotentResponses'] as const

function cleanUp({ store }: Hotel): void {
  const guestId = PREFLIGHT_GUEST
  for (const table of tables) {
    for (const { id } of store[table].where({ guestId })) store[table].remove(id)
  }
  store.ratings.remove(guestId)
  store.guests.remove(guestId)
}

/** Adds and removes the preflight check's guest, with everything the guest sent. */
export const preflightRoutes: readonly PresenterRoute[] = [
  {
    method: 'POST',
    path: 'preflight',
    access: 'presenter',
    handle(_request, { hotel }) {
      cleanUp(hotel)
      const credentials: PreflightGuest = { accountNumber: randomId(), roomNumber: '000' }
      const day = hotelDay(hotel.clock.now())
      const guest = { id: PREFLIGHT_GUEST, fullName: 'Preflight', checkInDate: day, checkOutDate: null }
      hotel.store.guests.insert({ ...credentials, ...guest })
      return json(201, credentials)
    },
  },
  {
    method: 'DELETE',
    path: 'preflight',
    access: 'presenter',
    handle(_request, { hotel }) {
      cleanUp(hotel)
      return json(200, {})
    },
  },
]
