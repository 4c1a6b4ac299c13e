import type { Language } from './languages.ts'
import { locales } from './locales.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/** The moment an ISO date-time speaks of, with whether it names its zone; one that names none is read as if in UTC. */
function read(text: string): { readonly moment: Date; readonly zoned: boolean } | undefined {
  const match = MOMENT.exec(text.trim())
  const zoned = match?.groups?.zone !== undefined
  const moment = new Date(zoned ? text.trim() : `${text.trim()}Z`)
  return match === null || Number.isNaN(moment.getTime()) ? undefined : { moment, zoned }
}

/**
 * Writes an ISO date-time in the guest's language and on the hotel's clock; a text that is none is given back as
 * received. One that names no zone was read off the hotel's clock already, so it is not moved to another.
 */
export function formatMoment(text: string, language: Language, timeZone: string): string {
  const known = read(text)
  return known === undefined ? text : formatOf(language, known.zoned ? timeZone : 'UTC').format(known.moment)
}

/** Rows from the newest to the oldest; one whose moment is missing or none goes last, and ties stay as received. */
export function newestFirst<Row>(rows: readonly Row[], momentOf: (row: Row) => string | undefined): Row[] {
  const time = (row: Row) => read(momentOf(row) ?? '')?.moment.getTime() ?? -Infinity
  return rows.toSorted((a, b) => {
    const [first, second] = [time(a), time(b)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
}

/** An unknown time zone counts as Sofia's, the default. */
function formatOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  try {
    return new Intl.DateTimeFormat(locales[language], { ...style, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locales[language], { ...style, timeZone: 'Europe/Sofia' })
  }
}
