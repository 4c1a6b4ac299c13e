import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import type { GuestSession } from '#src/schemas/session.ts'

/** Creates a session of the hotel's first guest, as if from an earlier visit. */
export function signFirstGuestIn(hotel: Hotel): GuestSession {
  const { id: personId, fullName, roomNumber, checkInDate, checkOutDate } = theGuest(hotel)
  const { id: sessionId } = hotel.change((db) =>
    db.sessions.create({ id: 'session-of-elena', guestId: personId, startedAt: '' }),
  )
  return {
    ...{ personId, sessionId, fullName, roomNumber },
    checkInDate: checkInDate ?? undefined,
    checkOutDate: checkOutDate ?? undefined,
  }
}
