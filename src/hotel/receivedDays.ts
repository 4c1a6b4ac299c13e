import { isDay } from '#src/lib/time.ts'
import type { Language } from '#src/lib/languages.ts'
import { dayAndTime, formatMoment } from './moments.ts'
import { formatDay } from './stayDays.ts'

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
]
const WORDS = /^(?<month>[a-z]+)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i
const ISO = /^\d{4}-\d{2}-\d{2}(?=$|T)/

/** A day as `yyyy-MM-dd`, and its time where that is known, as a string that sorts in order of time. */
export interface When {
  readonly day: string
  readonly time?: string
}

/**
 * Parses the day of a received text, `MMMM do, yyyy` or an ISO date, to `yyyy-MM-dd`; `undefined` for any other (spec
 * 3.23).
 */
export function receivedDay(received: string | undefined): string | undefined {
  const text = received?.trim() ?? ''
  const { month = '', day = '', year } = WORDS.exec(text)?.groups ?? {}
  const place = months.indexOf(month.toLowerCase()) + 1
  const named =
    year === undefined ? ISO.exec(text)?.[0] : `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`
  return named !== undefined && isDay(named) ? named : undefined
}

/** As `receivedDay`; for an ISO date-time also the time, both in the hotel's time zone. */
export function receivedWhen(received: string | undefined, timeZone: string): When | undefined {
  const moment = dayAndTime(received ?? '', timeZone)
  if (moment !== undefined) return moment
  const day = receivedDay(received)
  return day === undefined ? undefined : { day }
}

/**
 * Formats a received date as every date of the app (spec 3.23): a day, or a date-time in the hotel's time zone. A text that cannot be
 * read is returned as received; without a time zone a date-time too.
 */
export function formatReceived(text: string, language: Language, timeZone?: string): string {
  if (text.includes('T') && ISO.test(text.trim()))
    return timeZone === undefined ? text : formatMoment(text, language, timeZone)
  const day = receivedDay(text)
  return day === undefined ? text : formatDay(day, language)
}
