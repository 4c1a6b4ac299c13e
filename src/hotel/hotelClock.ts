import { locales, type Language } from '#src/lib/languages.ts'
import { isDay, startOf, zonedFormat } from '#src/lib/time.ts'

/** The day as `yyyy-MM-dd` in the hotel's time zone. */
export function hotelDay(now: Date, timeZone: string): string {
  // Not `format`: the format of a locale may change, as that of "en-CA" has.
  const parts = zonedFormat(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now)
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

/** Whether the check-out date is over in the hotel's time zone. `false` for a missing or invalid date. */
export function stayIsOver(checkOutDate: string | undefined, now: Date, timeZone: string): boolean {
  return checkOutDate !== undefined && isDay(checkOutDate) && checkOutDate < hotelDay(now, timeZone)
}

/** Formats a `yyyy-MM-dd` day in the guest's language; any other text is returned as received. */
export function formatDay(day: string, language: Language): string {
  const start = startOf(day)
  if (Number.isNaN(start)) return day
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(start)
}

const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/** Parses an ISO date-time; `isZoned` tells whether it names its time zone. Without one it is parsed as UTC. */
function parseMoment(text: string): { readonly moment: Date; readonly isZoned: boolean } | undefined {
  const { day = '', zone } = MOMENT.exec(text.trim())?.groups ?? {}
  const isZoned = zone !== undefined
  const moment = new Date(isZoned ? text.trim() : `${text.trim()}Z`)
  return !isDay(day) || Number.isNaN(moment.getTime()) ? undefined : { moment, isZoned }
}

/**
 * Day as `yyyy-MM-dd` and time as `HH:mm:ss.SSS` of an ISO date-time in the hotel's time zone; `undefined` for any other text. A
 * date-time without a time zone is already the hotel's local time, so it is not converted.
 */
export function dayAndTime(text: string, timeZone: string): Required<When> | undefined {
  const parsed = parseMoment(text)
  if (parsed === undefined) return undefined
  const clock = parsed.isZoned ? timeZone : 'UTC'
  const digits = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const
  const time = zonedFormat(clock, { ...digits, hourCycle: 'h23' }).format(parsed.moment)
  return { day: hotelDay(parsed.moment, clock), time }
}

/** Formats an ISO date-time in the guest's language and the hotel's time zone; any other text is returned as received. */
export function formatMoment(text: string, language: Language, timeZone: string): string {
  const when = dayAndTime(text, timeZone)
  return when === undefined ? text : `${formatDay(when.day, language)}, ${when.time.slice(0, 'HH:mm'.length)}`
}

/** Rows by their time as a text that sorts in order of time, newest first. Those without one are last; equal ones keep their order. */
export function newestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string | undefined): Row[] {
  const times = new Map(rows.map((row) => [row, timeOf(row) ?? '']))
  return [...rows].sort((one, other) => (times.get(other) ?? '').localeCompare(times.get(one) ?? ''))
}

/** An ISO date-time as a text for `newestFirst`; `undefined` for any other text. */
export function sortableMoment(text: string | undefined): string | undefined {
  return parseMoment(text ?? '')?.moment.toISOString()
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
]
const MONTH_DAY_YEAR = /^(?<month>[a-z]+)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=$|T)/

/** A day as `yyyy-MM-dd`, and its time where that is known, as a string that sorts in order of time. */
export interface When {
  readonly day: string
  readonly time?: string
}

/** Parses the day of a received text, `MMMM do, yyyy` or an ISO date, to `yyyy-MM-dd`; `undefined` for any other (spec 3.23). */
export function receivedDay(received: string | undefined): string | undefined {
  const text = received?.trim() ?? ''
  const { month = '', day = '', year } = MONTH_DAY_YEAR.exec(text)?.groups ?? {}
  const number = String(months.indexOf(month.toLowerCase()) + 1)
  const parsed =
    year === undefined ? ISO_DAY.exec(text)?.[0] : `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parsed !== undefined && isDay(parsed) ? parsed : undefined
}

/** As `receivedDay`; for an ISO date-time also the time, both in the hotel's time zone. */
export function receivedWhen(received: string | undefined, timeZone: string): When | undefined {
  const day = receivedDay(received)
  return dayAndTime(received ?? '', timeZone) ?? (day === undefined ? undefined : { day })
}

/**
 * Formats a received date as every date of the app (spec 3.23): a day, or a date-time in the hotel's time zone. A text that cannot be
 * read is returned as received.
 */
export function formatReceived(text: string, language: Language, timeZone: string): string {
  if (text.includes('T') && ISO_DAY.test(text.trim())) return formatMoment(text, language, timeZone)
  return formatDay(receivedDay(text) ?? text, language)
}
