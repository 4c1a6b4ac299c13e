import { isDay, startOf } from '#src/lib/time.ts'
import { locales, type Language } from '#src/lib/languages.ts'

/** Formats a `yyyy-MM-dd` day in the guest's language; any other text is returned as received. */
export function formatDay(day: string, language: Language): string {
  const start = startOf(day)
  if (Number.isNaN(start)) return day
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(start)
}

// Uses `formatToParts`, because the format of a locale may change: that of "en-CA" has.
const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { ...digits, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...digits, timeZone: 'Europe/Sofia' })
  }
}

/** The day as `yyyy-MM-dd` in the hotel's time zone. An unknown time zone falls back to Sofia's, the default. */
export function hotelDay(now: Date, timeZone: string): string {
  const { year, month, day } = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}

/** Whether the check-out date is over in the hotel's time zone. `false` for a missing or invalid date. */
export function stayIsOver(checkOutDate: string | undefined, now: Date, timeZone: string): boolean {
  return checkOutDate !== undefined && isDay(checkOutDate) && checkOutDate < hotelDay(now, timeZone)
}
