import * as v from 'valibot'
import { text } from './configuration.ts'

const optional = v.nullish(text)
const texts = v.object({ bg: optional, en: optional, es: optional })

/** A text of the hotel: one for every language, or one for each. */
export const localizedText = v.lazy(
  // Not a union, so that an issue names the language of the invalid text.
  (given): typeof text | typeof texts => (typeof given === 'string' ? text : texts),
)
