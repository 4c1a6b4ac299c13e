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

/** The first line of a message where `reservationDetailsInMessage` is on. */
const DETAILS = /^Вечеря, дата (\d\d)\.(\d\d)\.(\d{4}), час (.+)/

/** The day and the time that a guest asked for in the message. */
function askedFor(message: string): { readonly day: Date; readonly time: string } | undefined {
  const [, day, month, year, time] = DETAILS.exec(message) ?? []
  return time === undefined ? undefined : { day: new Date(`${year}-${month}-${day}T12:00:00Z`), time }
}

/**
 * `POST dining/reservation/customer/{personId}` (spec 7.8). The app sends no field for date, time or meal: this hotel reads them in the
 * message. Without them the date is today, and time and meal are those of the availability.
 */
export const reserveTable: GuestRoute = {
  method: 'POST',
  path: PATH,
  access: 'guest',
  async handle(request, { hotel: { store, clock, faults }, guest, commit }) {
    const body = await readBody(request, reservationBody)
    const { diningDailyAvailabilityConfigId: id } = body
    const availability = store.diningAvailabilities.find({ id })
    if (availability === undefined)
      throw notAcceptable('diningDailyAvailabilityConfigId', `There is no availability ${id}`)
    const asked = faults.consume('books-another-day') ? undefined : askedFor(body.customerMessage)
    return commit(() =>
      toReservation(
        store.reservations.insert({
          id: randomId(),
          guestId: guest.id,
          reservationDate: hotelDayText(asked?.day ?? clock.now()),
          numberOfPeople: body.numberOfPeople,
          mealTime: availability.mealTime,
          reservationTime: asked?.time ?? availability.reservationTime,
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
