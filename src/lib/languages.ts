/** The languages of the app, Bulgarian first (spec 9.1). */
export const languages = ['bg', 'en', 'es'] as const
export type Language = (typeof languages)[number]

/** Whether a stored or received text is a language of the app. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}
