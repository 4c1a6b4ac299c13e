import { DAY_MS, dayAt, startOf } from '#src/lib/time.ts'
import { locales, type Language } from '#src/lib/languages.ts'

/** Limits the list for an open-ended check-out date such as 9999-12-31. */
const MAX_DAYS = 366

/**
 * The days for which a table can be reserved, as `yyyy-MM-dd`: from today to the check-out date; only today when that is
 * missing, invalid or past (spec 9.7).
 */
export function offeredDays(today: string, checkOutDate: string | undefined): string[] {
  const first = startOf(today)
  const last = checkOutDate === undefined ? Number.NaN : startOf(checkOutDate)
  const ahead = last > first ? Math.min((last - first) / DAY_MS, MAX_DAYS) : 0
  return Array.from({ length: ahead + 1 }, (_, day) => dayAt(first + day * DAY_MS))
}

const styles = {
  compact: { weekday: 'short', day: 'numeric', month: 'short' },
  short: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { dateStyle: 'full' },
} as const

/**
 * Formats a `yyyy-MM-dd` day with its weekday, in style `full` also with its year, in style `compact` abbreviated; any other text is
 * returned as received.
 */
export function formatWeekday(day: string, language: Language, style: keyof typeof styles): string {
  const start = startOf(day)
  if (Number.isNaN(start)) return day
  // In Bulgarian a short month is a number.
  const month = style === 'compact' && language === 'bg' ? ({ month: 'long' } as const) : undefined
  const format = new Intl.DateTimeFormat(locales[language], { ...styles[style], ...month, timeZone: 'UTC' })
  // In English only some styles have a comma, and in some browsers; abbreviated, no language needs one.
  return language === 'en' || style === 'compact' ? format.format(start).replace(',', '') : format.format(start)
}

/** Capitalises a text that begins a line: weekdays are lower case in some languages. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
