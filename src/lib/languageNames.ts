import type { Language } from './languages.ts'

/** Each language named in that language. */
export const languageNames = { bg: 'Български', en: 'English', es: 'Español' } as const satisfies Record<
  Language,
  string
>
