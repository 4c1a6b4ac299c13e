import type { Language } from './languages.ts'

/** The locale in which each language writes dates and lists; English is British, as in the timetables. */
export const locales = { bg: 'bg', en: 'en-GB', es: 'es' } as const satisfies Record<Language, string>
