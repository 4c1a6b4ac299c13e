import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import bg from './bg.json'
import en from './en.json'
import es from './es.json'

/** The texts of the pages that a prospect opens. */
export const beginTexts: Readonly<Record<HotelLanguage, typeof bg>> = { bg, en, es }
