/** The languages of the app, Bulgarian first (spec 9.1). */
export const languages = ['bg', 'en', 'es'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}

export const languageNames = { bg: 'Български', en: 'English', es: 'Español' } as const satisfies Record<
  Language,
  string
>

/** The locale used to format dates and lists in each language. English is British, like the opening hours. */
export const locales = { bg: 'bg', en: 'en-GB', es: 'es' } as const satisfies Record<Language, string>

/** Several names as a list within a sentence. */
export function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names)
}

/** A text of the hotel: one for every language, or one for each. */
export type LocalizedText = string | { readonly [Each in Language]?: string | null | undefined }

/** The text in a language; else the English one (spec 1.4), else the first there is. `undefined` when there is none. */
export function textIn(language: Language, text: LocalizedText | null | undefined): string | undefined {
  if (typeof text === 'string') return text || undefined
  return [text?.[language], text?.en, ...Object.values(text ?? {})].find(Boolean) ?? undefined
}
