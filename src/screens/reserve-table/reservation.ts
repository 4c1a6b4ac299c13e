import * as v from 'valibot'
import { plainText } from '#src/lib/text.ts'
import type { ReservationBody } from '#src/schemas/reservations.ts'
import type { GuestSession } from '#src/schemas/session.ts'

/** The allowed numbers of people (spec 9.6). */
export const tableSizes = [1, 2, 3, 4, 5, 6] as const

/** The values of the form (spec 2.41). `date` is `yyyy-MM-dd`; an empty string means not given yet. */
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

/**
 * The required parts that keep Next disabled, in form order (spec 5.2). A date that is not offered counts as missing; only reception can add
 * the guest's name and room.
 */
export function missingFrom(draft: ReservationDraft, guest: GuestSession, days: readonly string[]) {
  const isGiven = {
    name: plainText(guest.fullName ?? '') !== '',
    room: plainText(guest.roomNumber ?? '') !== '',
    date: days.includes(draft.date),
    time: plainText(draft.time) !== '',
    acknowledgement: draft.acknowledged,
  }
  return (Object.keys(isGiven) as (keyof typeof isGiven)[]).filter((part) => !isGiven[part])
}
export type RequiredPart = ReturnType<typeof missingFrom>[number]

/** The optional contacts. An implausible value causes a warning and never blocks the form. */
export type Contact = 'email' | 'phone'

/** Whether a contact looks like one, whatever its grouping; an empty one is valid because the field is optional. */
export function isPlausible(contact: Contact, value: string): boolean {
  const text = plainText(value)
  if (text === '') return true
  if (contact === 'email') return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text)
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15
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
