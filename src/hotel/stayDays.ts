import { isDay, startOf } from '#src/lib/calendar.ts'
import type { Language } from '#src/lib/languages.ts'
import { locales } from '#src/lib/locales.ts'

/** Writes a `yyyy-MM-dd` day in the guest's language; a text that is no such day is given back as received. */
export function formatDay(day: string, language: Language): string {
  const start = startOf(day)
  if (Number.isNaN(start)) return day
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(start)
}

// By its parts: no locale is bound to write days the same way for ever, and "en-CA" has changed.
const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { ...digits, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...digits, timeZone: 'Europe/Sofia' })
  }
}

/** The `yyyy-MM-dd` day on the hotel's clock. An unknown time zone counts as Sofia's, the default. */
export function hotelDay(now: Date, timeZone: string): string {
  const { year, month, day } = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

/** Tells whether the checkout day is over on the hotel's clock. A missing or damaged day is never over. */
export function stayIsOver(checkOutDay: string | undefined, now: Date, timeZone: string): boolean {
  return checkOutDay !== undefined && isDay(checkOutDay) && checkOutDay < hotelDay(now, timeZone)
}
