import * as v from 'valibot'
import { firstOf } from './fields.ts'

const anyRating = v.pipe(v.number(), v.minValue(0.5), v.maxValue(5))
const stars = v.pipe(anyRating, v.multipleOf(0.5))

/** Body of `POST customers/rating/{personId}` (spec 3.19): 0.5 to 5 in half steps. */
export const ratingBody = v.object({
  internalMessage: v.string(),
  publicMessage: v.string(),
  ratingValue: stars,
})
export type RatingBody = v.InferOutput<typeof ratingBody>

const prefill = v.pipe(
  v.object({
    ratingValue: v.nullish(anyRating),
    internalMessage: v.nullish(v.string(), ''),
    publicMessage: v.nullish(v.string(), ''),
  }),
  v.transform(({ ratingValue, ...messages }) =>
    ratingValue ? { ratingValue: Math.round(ratingValue * 2) / 2, ...messages } : null,
  ),
)
const bare = v.nullish(prefill, null)
const listed = v.pipe(
  firstOf(prefill),
  v.transform(([first]) => first ?? null),
)

/**
 * Response of `GET customers/rating`, which prefills the form (spec 7.14). It may be an object or a list. A rating of 0.5 to 5
 * is rounded to half steps; without one it reads as `null`, an empty form.
 */
// Not a union, so that an issue names the path of the invalid field.
export const storedRating = v.lazy((body): typeof bare | typeof listed => (Array.isArray(body) ? listed : bare))
export type StoredRating = v.InferOutput<typeof storedRating>
