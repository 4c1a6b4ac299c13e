import * as v from 'valibot'
import { text } from './configuration.ts'
import { localized, optional } from './lateKeys.ts'

/** The categories that a hotel offers instead of those of spec 9.14 or 9.15, in their order. */
export const categories = v.pipe(
  v.array(
    v.object({
      /** What is sent, in every language. */
      value: text,
      /** What guests read; the app's own label where it knows the value, else the value. */
      label: localized,
      picture: optional,
    }),
  ),
  v.minLength(1),
)
