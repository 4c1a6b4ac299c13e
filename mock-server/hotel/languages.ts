import type { Language } from '#src/lib/languages.ts'

/** The languages of the demo: of its hotel's texts, and of the pages that a prospect opens. The app may have more. */
export const hotelLanguages = ['bg', 'en', 'es'] as const satisfies readonly Language[]
export type HotelLanguage = (typeof hotelLanguages)[number]

export function isHotelLanguage(text: unknown): text is HotelLanguage {
  return hotelLanguages.some((language) => language === text)
}

/** The language of the demo for a guest who reads the app in this one: English where the demo lacks it. */
export function hotelLanguageOf(language: Language): HotelLanguage {
  return isHotelLanguage(language) ? language : 'en'
}
