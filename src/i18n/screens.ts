import { texts as bg } from './bg/screens.ts'
import { texts as en } from './en/screens.ts'
import { texts as es } from './es/screens.ts'

/** The texts of every screen but home, in every language. */
export const screenTexts = { bg, en, es }
