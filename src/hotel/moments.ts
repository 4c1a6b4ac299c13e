import { isDay } from '#src/lib/calendar.ts'
import type { Language } from '#src/lib/languages.ts'
import { locales } from '#src/lib/locales.ts'
import { hotelDay } from './stayDays.ts'

const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/** Parses an ISO date-time; `zoned` tells whether it names its time zone. Without one it is parsed as UTC. */
function read(text: string): { readonly moment: Date; readonly zoned: boolean } | undefined {
  const { day = '', zone } = MOMENT.exec(text.trim())?.groups ?? {}
  const zoned = zone !== undefined
  const moment = new Date(zoned ? text.trim() : `${text.trim()}Z`)
  return !isDay(day) || Number.isNaN(moment.getTime()) ? undefined : { moment, zoned }
}

/**
 * Formats an ISO date-time in the guest's language and the hotel's time zone; any other text is returned as received. A
 * date-time without a time zone is already the hotel's local time, so it is not converted.
 */
export function formatMoment(text: string, language: Language, timeZone: string): string {
  const known = read(text)
  if (known === undefined) return text
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: clockOf(known.zoned, timeZone) } as const
  return new Intl.DateTimeFormat(locales[language], style).format(known.moment)
}

/** Formats the time of a moment in the guest's language and the hotel's time zone. */
export function formatTime(moment: Date, language: Language, timeZone: string): string {
  const style = { timeStyle: 'short', timeZone: clockOf(true, timeZone) } as const
  return new Intl.DateTimeFormat(locales[language], style).format(moment)
}

interface DayAndTime {
  readonly day: string
  readonly time: string
}

/**
 * Day as `yyyy-MM-dd` and time as `HH:mm:ss.SSS` of an ISO date-time in the hotel's time zone; `undefined` for any
 * other text.
 */
export function dayAndTime(text: string, timeZone: string): DayAndTime | undefined {
  const known = read(text)
  if (known === undefined) return undefined
  const clock = clockOf(known.zoned, timeZone)
  const digits = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const
  const time = new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone: clock }).format(known.moment)
  return { day: hotelDay(known.moment, clock), time }
}

/**
 * Rows sorted newest first. A row whose date-time is missing or invalid goes last; rows with equal times keep the order
 * received.
 */
export function newestFirst<Row>(rows: readonly Row[], momentOf: (row: Row) => string | undefined): Row[] {
  const time = (row: Row) => read(momentOf(row) ?? '')?.moment.getTime() ?? -Infinity
  return [...rows].sort((a, b) => {
    const [first, second] = [time(a), time(b)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
}

/** The time zone to format in. An unknown one falls back to Sofia's, the default. */
function clockOf(zoned: boolean, timeZone: string): string {
  if (!zoned) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'Europe/Sofia'
  }
}
