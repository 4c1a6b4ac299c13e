import * as v from 'valibot'

const anyRating = v.pipe(v.number(), v.minValue(0.5), v.maxValue(5))
const stars = v.pipe(anyRating, v.multipleOf(0.5))

/** Body of `POST customers/rating/{personId}` (spec 3.19): 0.5 to 5 in half steps. */
export const ratingBody = v.object({
  internalMessage: v.string(),
  publicMessage: v.string(),
  ratingValue: stars,
})
export type RatingBody = v.InferOutput<typeof ratingBody>

const prefill = v.object({
  ratingValue: v.pipe(
    // A hotel may write the number as a text.
    v.unknown(),
    v.transform(Number),
    anyRating,
    v.transform((value) => Math.round(value * 2) / 2),
  ),
  internalMessage: v.fallback(v.string(), ''),
  publicMessage: v.fallback(v.string(), ''),
})

/**
 * Response of `GET customers/rating`, which prefills the form (spec 7.14). It may be an object or a list. A rating of 0.5 to 5
 * is rounded to half steps; anything else reads as `null`, an empty form.
 */
export const storedRating = v.pipe(
  v.unknown(),
  v.transform((body) => (Array.isArray(body) ? (body as unknown[])[0] : body)),
  v.fallback(v.nullable(prefill), null),
)
export type StoredRating = v.InferOutput<typeof storedRating>
