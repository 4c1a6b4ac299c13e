import { http } from 'msw'
import { hotelDay } from '#mock-server/hotel/clock.ts'
import { randomId } from '#src/lib/randomId.ts'
import { json } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, ofGuest } from '#mock-server/models.ts'

/** The id of the preflight check's guest, whose submissions are not on the board. */
export const PREFLIGHT_GUEST = 'preflight'

const tables = ['sessions', 'orders', 'reservations', 'reports', 'amenityRequests', 'idempotentResponses'] as const

function cleanUp({ change }: Hotel): void {
  change((db) => {
    for (const table of tables) db[table].deleteMany(ofGuest(PREFLIGHT_GUEST))
    db.ratings.delete(byId(PREFLIGHT_GUEST))
    db.guests.delete(byId(PREFLIGHT_GUEST))
  })
}

/** Adds and removes the preflight check's guest, with everything the guest sent. */
export const preflightHandlers = ({ demo, presenterCall }: Resolvers) => [
  http.post(
    `${demo}/preflight`,
    presenterCall(({ hotel }) => {
      cleanUp(hotel)
      const credentials = { accountNumber: randomId(), roomNumber: '000' }
      const day = hotelDay(hotel.clock.now())
      const guest = { id: PREFLIGHT_GUEST, fullName: 'Preflight', checkInDate: day, checkOutDate: null }
      hotel.change((db) => db.guests.create({ ...credentials, ...guest }))
      return json(201, credentials)
    }),
  ),
  http.delete(
    `${demo}/preflight`,
    presenterCall(({ hotel }) => {
      cleanUp(hotel)
      return json(200, {})
    }),
  ),
]
