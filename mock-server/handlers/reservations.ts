import type { InferInput } from 'valibot'
import { initialStatus } from '#src/schemas/reports.ts'
import { reservation, reservationBody, type reservationList } from '#src/schemas/reservations.ts'
import { hotelDayText } from '#mock-server/clock.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { ReservationRow } from '#mock-server/store/tables.ts'
import { newestFirst } from './newestFirst.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { pickFields } from '#mock-server/handlers/http/pickFields.ts'
import { json, notAcceptable } from '#mock-server/handlers/http/responses.ts'
import type { GuestRoute } from './route.ts'

const PATH = 'dining/reservation/customer/:personId'

function toReservation(row: ReservationRow) {
  return pickFields(reservation, row)
}

/**
 * `POST dining/reservation/customer/{personId}` (spec 7.8). The app sends no date, time or meal: the date is today, time and
 * meal come from the availability.
 */
export const reserveTable: GuestRoute = {
  method: 'POST',
  path: PATH,
  access: 'guest',
  async handle(request, { hotel: { store, clock }, guest, commit }) {
    const body = await readBody(request, reservationBody)
    const { diningDailyAvailabilityConfigId: id } = body
    const availability = store.diningAvailabilities.find({ id })
    if (availability === undefined)
      throw notAcceptable('diningDailyAvailabilityConfigId', `There is no availability ${id}`)
    return commit(() =>
      toReservation(
        store.reservations.insert({
          id: randomId(),
          guestId: guest.id,
          reservationDate: hotelDayText(clock.now()),
          numberOfPeople: body.numberOfPeople,
          mealTime: availability.mealTime,
          reservationTime: availability.reservationTime,
          name: guest.fullName,
          roomNumber: guest.roomNumber,
          email: null,
          phoneNumber: null,
          specialInstructions: body.customerMessage || null,
          status: initialStatus,
          createdAt: clock.now().toISOString(),
        }),
      ),
    )
  },
}

/** `GET dining/reservation/customer/{personId}` (spec 7.9): a list, newest first. */
export const getReservations: GuestRoute = {
  method: 'GET',
  path: PATH,
  access: 'guest',
  handle(_request, { hotel: { store }, guest }) {
    const rows = newestFirst(store.reservations.where({ guestId: guest.id }), ({ createdAt }) => createdAt)
    return json(200, rows.map(toReservation) satisfies InferInput<typeof reservationList>)
  },
}
