import { dayAt, startOf } from '#src/lib/time.ts'
import { locales, type Language } from '#src/lib/languages.ts'

/** A date offered by the spa: weekday and day in the guest's language. */
export interface SpaDate {
  readonly id: string
  readonly weekday: string
  readonly day: string
}

/** The offered times, with the exact wording of the spec. */
export const spaTimes = ['10:00AM', '11:00AM', '16:00PM', '17:00PM'] as const

const FIXED = ['2000-02-07', '2000-02-08', '2000-02-09', '2000-02-10']
const A_MONDAY = '2000-02-07'
const A_DAY_MS = 24 * 60 * 60 * 1000

function format(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(startOf(day))
}

function spaDate(day: string, weekdayOf: string, language: Language): SpaDate {
  return {
    id: day,
    weekday: format(weekdayOf, language, { weekday: 'long' }),
    day: format(day, language, { day: 'numeric', month: 'long' }),
  }
}

/** 7, 8, 9 and 10 February, all named Monday: an inconsistency of the spec, kept on purpose (spec 9.5). */
export function fixedDates(language: Language): SpaDate[] {
  return FIXED.map((day) => spaDate(day, A_MONDAY, language))
}

/** The four days after `today`, each with its actual weekday. */
export function rollingDates(today: string, language: Language): SpaDate[] {
  return [1, 2, 3, 4].map((ahead) => trueDate(dayAt(startOf(today) + ahead * A_DAY_MS), language))
}

/** A day with its actual weekday. */
export function trueDate(day: string, language: Language): SpaDate {
  return spaDate(day, day, language)
}
