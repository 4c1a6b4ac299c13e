import * as v from 'valibot'
import { price } from './fields.ts'
import { localized, localizedText, optional } from './lateKeys.ts'

const option = v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(1)), price })

/** The massages that a hotel offers instead of those of spec 3.20, with prices in its own currency. */
export const spa = v.object({
  massages: v.pipe(
    v.array(
      v.object({
        name: localizedText,
        description: localized,
        picture: optional,
        options: v.pipe(v.array(option), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
})
