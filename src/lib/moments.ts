import type { Language } from './languages.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/**
 * Writes an ISO date-time in the guest's language and on the hotel's clock; a text that is none is given back as
 * received. One that names no zone was read off the hotel's clock already, so it is not moved to another.
 */
export function formatMoment(text: string, language: Language, timeZone: string): string {
  const match = MOMENT.exec(text.trim())
  const zoned = match?.groups?.zone !== undefined
  const moment = new Date(zoned ? text.trim() : `${text.trim()}Z`)
  if (match === null || Number.isNaN(moment.getTime())) return text
  return formatOf(language, zoned ? timeZone : 'UTC').format(moment)
}

/** An unknown time zone counts as Sofia's, the default. */
function formatOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  try {
    return new Intl.DateTimeFormat(language, { ...style, timeZone })
  } catch {
    return new Intl.DateTimeFormat(language, { ...style, timeZone: 'Europe/Sofia' })
  }
}
