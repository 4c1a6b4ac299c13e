import * as v from 'valibot'
import { contentOf, exactNumber, id, optionalText } from './fields.ts'

/** Body of `POST dining/reservation/customer/{personId}` (spec 3.14). People 1 to 6 (spec 9.6). */
export const reservationBody = v.object({
  numberOfPeople: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  diningDailyAvailabilityConfigId: v.number(),
  customerMessage: v.string(),
  internalMessage: v.string(),
})
export type ReservationBody = v.InferOutput<typeof reservationBody>

/** A table reservation as listed (spec 3.15). `reservationDate` is text like `MMMM do, yyyy`. */
export const reservation = v.object({
  id,
  reservationDate: optionalText,
  numberOfPeople: v.optional(v.nullable(exactNumber)),
  mealTime: optionalText,
  reservationTime: optionalText,
  name: optionalText,
  roomNumber: optionalText,
  email: optionalText,
  phoneNumber: optionalText,
  specialInstructions: optionalText,
})
export type Reservation = v.InferOutput<typeof reservation>

/** Response of `GET dining/reservation/customer/{personId}` (spec 7.9: a list). */
export const reservationList = contentOf(reservation)
