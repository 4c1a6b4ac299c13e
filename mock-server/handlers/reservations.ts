import { http } from 'msw'
import type { InferInput } from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { reservation, reservationBody, type reservationList } from '#src/schemas/reservations.ts'
import { hotelDayText } from '#mock-server/hotel/clock.ts'
import { byId, ofGuest } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { readBody, pickFields, json, notAcceptable, newestFirst } from './http.ts'

/** The first line of a message where `reservationDetailsInMessage` is on. */
const DETAILS = /^Вечеря, дата (\d\d)\.(\d\d)\.(\d{4}), час (.+)/

/** The day and the time that a guest asked for in the message. */
function askedFor(message: string): { readonly day: Date; readonly time: string } | undefined {
  const [, day, month, year, time] = DETAILS.exec(message) ?? []
  return time === undefined ? undefined : { day: new Date(`${year}-${month}-${day}T12:00:00Z`), time }
}

export const reservationHandlers = ({ api, guestCall }: Resolvers) => ({
  /**
   * Spec 7.8. The app sends no field for date, time or meal: this hotel reads them in the message. Without them the date is today, and
   * time and meal are those of the availability.
   */
  reserveTable: http.post(
    `${api}/dining/reservation/customer/:personId`,
    guestCall(async ({ request, hotel: { db, clock, faults }, guest, commit }) => {
      const body = await readBody(request, reservationBody)
      const { diningDailyAvailabilityConfigId: id } = body
      const availability = db.diningAvailabilities.findFirst(byId(id))
      if (availability === null)
        throw notAcceptable('diningDailyAvailabilityConfigId', `There is no availability ${id}`)
      const asked = faults.consume('books-another-day') ? undefined : askedFor(body.customerMessage)
      return commit(({ reservations }) =>
        pickFields(
          reservation,
          reservations.create({
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
    }),
  ),

  /** Spec 7.9: a list, newest first. */
  getReservations: http.get(
    `${api}/dining/reservation/customer/:personId`,
    guestCall(({ hotel: { db }, guest }) => {
      const rows = newestFirst(db.reservations.findMany(ofGuest(guest.id)), ({ createdAt }) => createdAt)
      return json(200, rows.map((row) => pickFields(reservation, row)) satisfies InferInput<typeof reservationList>)
    }),
  ),
})
