import { texts as bg } from './bg/texts.ts'
import { texts as en } from './en/texts.ts'
import { texts as es } from './es/texts.ts'

/** The texts of every screen but home, in every language. */
export const screenTexts = { bg, en, es }

/** The texts by language and namespace. */
export type ScreenTexts = typeof screenTexts
