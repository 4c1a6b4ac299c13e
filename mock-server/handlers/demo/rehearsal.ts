import { hotelDay } from '#mock-server/clock.ts'
import { newId } from '#mock-server/newId.ts'
import { json } from '#mock-server/handlers/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** A guest of the rehearsal, who is on no board and leaves nothing behind. */
export const REHEARSAL_GUEST = 'rehearsal'

/** Whom the rehearsal signs in as. */
export interface RehearsalGuest {
  readonly accountNumber: string
  readonly roomNumber: string
}

const tables = ['sessions', 'orders', 'reservations', 'reports', 'amenityRequests', 'rememberedAnswers'] as const

function clearUp({ store }: Hotel): void {
  const guestId = REHEARSAL_GUEST
  for (const table of tables) {
    for (const { id } of store[table].where({ guestId })) store[table].remove(id)
  }
  store.ratings.remove(guestId)
  store.guests.remove(guestId)
}

/** A guest for walking through the app before a demo. */
export const rehearsalRoutes: readonly PresenterRoute[] = [
  {
    method: 'POST',
    path: 'rehearsal',
    access: 'presenter',
    handle(_request, { hotel }) {
      clearUp(hotel)
      const credentials: RehearsalGuest = { accountNumber: newId(), roomNumber: '000' }
      const day = hotelDay(hotel.clock.now())
      const guest = { id: REHEARSAL_GUEST, fullName: 'Rehearsal', checkInDate: day, checkOutDate: null }
      hotel.store.guests.insert({ ...credentials, ...guest })
      return json(201, credentials)
    },
  },
  {
    method: 'DELETE',
    path: 'rehearsal',
    access: 'presenter',
    handle(_request, { hotel }) {
      clearUp(hotel)
      return json(200, {})
    },
  },
]
