import { dayAt, startOf } from '#src/lib/calendar.ts'
import type { Language } from '#src/lib/languages.ts'
import { locales } from '#src/lib/locales.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000
/** An open-ended checkout such as 9999-12-31 must not fill the page. */
const MOST_DAYS = 366

/**
 * The days a table can be reserved for, as `yyyy-MM-dd`: from today to the checkout day, and today only when that is
 * missing, invalid or past (spec 9.7).
 */
export function offeredDays(today: string, checkOutDay: string | undefined): string[] {
  const first = startOf(today)
  const last = checkOutDay === undefined ? Number.NaN : startOf(checkOutDay)
  const ahead = last > first ? Math.min((last - first) / A_DAY_MS, MOST_DAYS) : 0
  return Array.from({ length: ahead + 1 }, (_, day) => dayAt(first + day * A_DAY_MS))
}

const styles = { short: { weekday: 'long', day: 'numeric', month: 'long' }, full: { dateStyle: 'full' } } as const

/** Writes a `yyyy-MM-dd` day with its weekday, and in full with its year; a text that is no such day as it is. */
export function writeDay(day: string, language: Language, style: keyof typeof styles): string {
  const start = startOf(day)
  if (Number.isNaN(start)) return day
  return new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: 'UTC' }).format(start)
}

/** A text that stands alone: with a capital letter, which weekdays have in some languages only. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
