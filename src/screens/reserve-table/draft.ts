import * as v from 'valibot'
import { plainText } from '#src/lib/text.ts'
import type { Content } from '#src/outbox/receipt.ts'
import type { ReservationBody } from '#src/schemas/reservations.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { looksLikeEmail, looksLikePhone } from './contact.ts'

/** The allowed numbers of people (spec 9.6). */
export const tableSizes = [1, 2, 3, 4, 5, 6] as const

/** The state of the reservation form (spec 2.41). `date` is `yyyy-MM-dd`; an empty string means not entered yet. */
export const reservationDraft = v.object({
  numberOfPeople: v.picklist(tableSizes),
  meal: v.literal('Dinner'),
  date: v.string(),
  time: v.string(),
  email: v.string(),
  phone: v.string(),
  instructions: v.string(),
  acknowledged: v.boolean(),
})
export type ReservationDraft = v.InferOutput<typeof reservationDraft>

/** The initial form: dinner for two (spec 9.6). */
export const freshDraft: ReservationDraft = {
  numberOfPeople: 2,
  meal: 'Dinner',
  date: '',
  time: '',
  email: '',
  phone: '',
  instructions: '',
  acknowledged: false,
}

/** The required fields that keep Next disabled while empty (spec 5.2). */
export type Missing = 'name' | 'room' | 'date' | 'time' | 'acknowledgement'

/** The missing required fields (spec 5.2), in form order. A date that is not offered counts as missing. */
export function missingFrom(draft: ReservationDraft, guest: GuestSession, days: readonly string[]): Missing[] {
  return [
    ...missingGuestData(guest),
    ...unless(days.includes(draft.date), 'date'),
    ...unless(isNotBlank(draft.time), 'time'),
    ...unless(draft.acknowledged, 'acknowledgement'),
  ]
}

/** The guest data missing in the session, which only reception can add. */
export function missingGuestData({ fullName, roomNumber }: GuestSession): ('name' | 'room')[] {
  return [...unless(isNotBlank(fullName), 'name'), ...unless(isNotBlank(roomNumber), 'room')]
}

function unless<const Part>(isGiven: boolean, part: Part): Part[] {
  return isGiven ? [] : [part]
}

function isNotBlank(text: string | undefined): boolean {
  return text !== undefined && plainText(text) !== ''
}

/** The optional contacts with an implausible value. They cause a warning and never block the form. */
export function doubtfulContacts({ email, phone }: Pick<ReservationDraft, 'email' | 'phone'>): ('email' | 'phone')[] {
  return [...unless(looksLikeEmail(plainText(email)), 'email'), ...unless(looksLikePhone(plainText(phone)), 'phone')]
}

/** The draft with plain, trimmed strings, as shown in the preview and sent. */
export function tidy(draft: ReservationDraft): ReservationDraft {
  const { time, email, phone, instructions } = draft
  return {
    ...draft,
    time: plainText(time),
    email: plainText(email),
    phone: plainText(phone),
    instructions: instructions.trim(),
  }
}

/** The part of the draft that is stored in the receipt. */
export function contentOf(draft: ReservationDraft): Content<'reservation'> {
  const { numberOfPeople, meal, date, time, instructions } = draft
  return { numberOfPeople, meal, date, time, instructions }
}

/**
 * The request body (spec 3.14). It has no fields for date, time and meal, so a hotel may have them prepended to the guest's
 * message. That line is always in Bulgarian, because it is for the staff.
 */
export function bodyOf(draft: ReservationDraft, availabilityId: number, detailsInMessage: boolean): ReservationBody {
  const [year, month, day] = draft.date.split('-')
  // `splitMessage` reads it.
  const details = `Вечеря, дата ${day}.${month}.${year}, час ${draft.time}`
  const lines = detailsInMessage ? [details, draft.instructions] : [draft.instructions]
  return {
    numberOfPeople: draft.numberOfPeople,
    diningDailyAvailabilityConfigId: availabilityId,
    customerMessage: lines.filter((line) => line !== '').join('\n'),
    internalMessage: '',
  }
}
