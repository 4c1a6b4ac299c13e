import * as v from 'valibot'
import { text } from './configuration.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { readTolerantly } from './tolerantReader.ts'

export const optional = v.nullish(text)
export const texts = v.object({ bg: optional, en: optional, es: optional } satisfies Record<Language, unknown>)

/** A text of the hotel: one for every language, or one for each. */
export const localizedText = v.lazy(
  // Not a union, so that an issue names the language of the invalid text.
  (given): typeof text | typeof texts => (typeof given === 'string' ? text : texts),
)
export const localized = v.nullish(localizedText)

/** The language of a guest who has chosen none: one of the app's, or the device's. */
export const defaultLanguage = v.picklist([...languages, 'device'])

/**
 * Reads a key of the configuration that `configuration.ts` leaves to the screens that use it. A value that does not fit counts as absent and
 * is named on the console (spec 10.1).
 */
export function readKey<Read>(
  key: string,
  schema: v.GenericSchema<unknown, Read>,
  configured: unknown,
): NonNullable<Read> | undefined {
  const read = readTolerantly(key, v.nullish(schema), configured)
  return (read.success ? read.output : undefined) ?? undefined
}
