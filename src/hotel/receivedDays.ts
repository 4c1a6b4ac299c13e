import { isDay } from '#src/lib/calendar.ts'
import { dayAndTime } from './moments.ts'

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
]
const WORDS = /^(?<month>[a-z]+)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i
const ISO = /^\d{4}-\d{2}-\d{2}(?=$|T)/

/** When something was or will be: its day as `yyyy-MM-dd`, and its time where that is known, as a text that sorts. */
export interface When {
  readonly day: string
  readonly time?: string
}

/**
 * The day that a received text names, as `yyyy-MM-dd`: of `MMMM do, yyyy` or of an ISO date; none of any other
 * (spec 3.23). It serves the order only: the text itself is shown as it came.
 */
export function receivedDay(received: string | undefined): string | undefined {
  const text = received?.trim() ?? ''
  const { month = '', day = '', year } = WORDS.exec(text)?.groups ?? {}
  const place = months.indexOf(month.toLowerCase()) + 1
  const named =
    year === undefined ? ISO.exec(text)?.[0] : `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`
  return named !== undefined && isDay(named) ? named : undefined
}

/** The same, with the time of an ISO date-time, which is put on the hotel's clock. */
export function receivedWhen(received: string | undefined, timeZone: string): When | undefined {
  const moment = dayAndTime(received ?? '', timeZone)
  if (moment !== undefined) return moment
  const day = receivedDay(received)
  return day === undefined ? undefined : { day }
}
