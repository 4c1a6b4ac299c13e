import bg from '#mock-server/desk/beginTexts/bg.json'
import en from '#mock-server/desk/beginTexts/en.json'
import es from '#mock-server/desk/beginTexts/es.json'
import type { Language } from '#src/lib/languages.ts'

/** The texts of the page. */
export type Texts = typeof bg

export const texts: Readonly<Record<Language, Texts>> = { bg, en, es }
