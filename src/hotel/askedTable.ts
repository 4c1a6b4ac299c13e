import type { Reservation } from '#src/schemas/reservations.ts'
import { receivedWhen } from './hotelClock.ts'

/** The table that a guest asked for; `date` is `yyyy-MM-dd`, `time` free text. */
export interface AskedTable {
  readonly meal: string
  readonly date: string
  readonly time: string
}

/** The line before the guest's message that the form writes (spec 10.10). */
const LINE = /^Вечеря, дата (?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4}), час (?<time>.+)(?:\n|$)/

/** What was asked for in the line before a guest's message, `undefined` without one, and the guest's own message. */
export function splitMessage(received: string | undefined): {
  readonly asked: AskedTable | undefined
  readonly message: string | undefined
} {
  const { 0: line = '', groups } = LINE.exec(received ?? '') ?? {}
  const { day, month, year, time = '' } = groups ?? {}
  const asked = groups && { meal: 'Dinner', date: `${year}-${month}-${day}`, time }
  return { asked, message: received?.slice(line.length) }
}

const CLOCK = /^(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)$/

/** A free text as `HH:mm`; `undefined` where it is no time of the day. */
export function clockTime(text: string | undefined): string | undefined {
  const { hour, minute } = CLOCK.exec(text?.trim() ?? '')?.groups ?? {}
  return hour === undefined || minute === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`
}

/**
 * Whether the hotel lists another day or time than the guest asked for: neither is sent (spec 3.14). What the hotel leaves out does not
 * differ.
 */
export function isChangedByHotel(asked: AskedTable, listed: Omit<Reservation, 'id'>, timeZone: string): boolean {
  const { reservationDate, reservationTime } = listed
  const isOtherDay = Boolean(reservationDate) && receivedWhen(reservationDate, timeZone)?.day !== asked.date
  return isOtherDay || (Boolean(reservationTime) && sameForm(reservationTime) !== sameForm(asked.time))
}

function sameForm(time: string | undefined): string | undefined {
  return clockTime(time) ?? time?.trim()
}
