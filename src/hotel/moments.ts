import { isDay } from '#src/lib/time.ts'
import type { Language } from '#src/lib/languages.ts'
import { formatDay, hotelDay } from './stayDays.ts'

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
  const known = dayAndTime(text, timeZone)
  return known === undefined ? text : `${formatDay(known.day, language)}, ${known.time.slice(0, 'HH:mm'.length)}`
}

/** Formats the time of a moment in the hotel's time zone: as in the timetables, `HH:mm` in every language. */
export function formatTime(moment: Date, timeZone: string): string {
  return dayAndTime(moment.toISOString(), timeZone)?.time.slice(0, 'HH:mm'.length) ?? ''
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
