import * as v from 'valibot'
import type { Content } from '#src/submissions/receipt.ts'
import type { ReservationBody } from '#src/schemas/reservations.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { looksLikeEmail, looksLikePhone } from './contact.ts'

/** How many may sit at one table (spec 9.6). */
export const tableSizes = [1, 2, 3, 4, 5, 6] as const

/** What a guest fills in to reserve a table (spec 2.41). `date` is `yyyy-MM-dd`; an empty text stands for nothing yet. */
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

/** Where the form starts: dinner for two (spec 9.6). */
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

/** What Next can still be waiting for (spec 5.2). */
export type Missing = 'name' | 'room' | 'date' | 'time' | 'acknowledgement'

/** What is missing before Next is enabled (spec 5.2), in the order of the form. A date not offered counts as none. */
export function missingFrom(draft: ReservationDraft, guest: GuestSession, days: readonly string[]): Missing[] {
  return [
    ...unknownOf(guest),
    ...unless(days.includes(draft.date), 'date'),
    ...unless(isWritten(draft.time), 'time'),
    ...unless(draft.acknowledged, 'acknowledgement'),
  ]
}

/** What the hotel's session does not tell of a guest and only reception can add. */
export function unknownOf({ fullName, roomNumber }: GuestSession): ('name' | 'room')[] {
  return [...unless(isWritten(fullName), 'name'), ...unless(isWritten(roomNumber), 'room')]
}

function unless<const Part>(isGiven: boolean, part: Part): Part[] {
  return isGiven ? [] : [part]
}

function isWritten(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}

/** Which of the optional contacts look wrong: the guest is warned and never held up. */
export function doubtfulContacts({ email, phone }: Pick<ReservationDraft, 'email' | 'phone'>): ('email' | 'phone')[] {
  return [...unless(looksLikeEmail(email), 'email'), ...unless(looksLikePhone(phone), 'phone')]
}

/** The draft without spaces around its texts, as it is shown for the last time and sent. */
export function tidy(draft: ReservationDraft): ReservationDraft {
  const { time, email, phone, instructions } = draft
  return { ...draft, time: time.trim(), email: email.trim(), phone: phone.trim(), instructions: instructions.trim() }
}

/** What the receipt remembers. */
export function contentOf(draft: ReservationDraft): Content<'reservation'> {
  const { numberOfPeople, meal, date, time, instructions } = draft
  return { numberOfPeople, meal, date, time, instructions }
}

/**
 * What is sent (spec 3.14). The body has no place for date, time and meal: a hotel may have them put before the guest's
 * words, in Bulgarian for its staff whatever the guest reads.
 */
export function bodyOf(draft: ReservationDraft, availabilityId: number, detailsInMessage: boolean): ReservationBody {
  const [year, month, day] = draft.date.split('-')
  const details = `Вечеря, дата ${day}.${month}.${year}, час ${draft.time}`
  const lines = detailsInMessage ? [details, draft.instructions] : [draft.instructions]
  return {
    numberOfPeople: draft.numberOfPeople,
    diningDailyAvailabilityConfigId: availabilityId,
    customerMessage: lines.filter((line) => line !== '').join('\n'),
    internalMessage: '',
  }
}
