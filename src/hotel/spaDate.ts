import { locales, type Language } from '#src/lib/languages.ts'
import { startOf } from '#src/lib/time.ts'

/** 7, 8, 9 and 10 February, all named Monday: an inconsistency of the spec, kept on purpose (spec 9.5). */
export const daysOfTheSpec = ['2000-02-07', '2000-02-08', '2000-02-09', '2000-02-10']
const A_MONDAY = '2000-02-07'

/** A day of the spa, which may have passed, with its weekday in the guest's language. */
export function spaDate(id: string, language: Language) {
  const format = (of: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(startOf(of))
  return {
    id,
    weekday: format(daysOfTheSpec.includes(id) ? A_MONDAY : id, { weekday: 'long' }),
    day: format(id, { day: 'numeric', month: 'long' }),
  }
}

/** The same in one line. */
export function formatSpaDate(id: string, language: Language): string {
  const { weekday, day } = spaDate(id, language)
  return [weekday, day].join(language === 'en' ? ' ' : ', ')
}
