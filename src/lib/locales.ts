import type { Language } from './languages.ts'

/** The locale used to format dates and lists in each language. English is British, like the opening hours. */
export const locales = { bg: 'bg', en: 'en-GB', es: 'es' } as const satisfies Record<Language, string>

/** Several names as a list within a sentence. */
export function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names)
}
