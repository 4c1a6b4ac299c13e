import * as v from 'valibot'
import { ratingBody } from '#src/schemas/ratings.ts'

/** The values of the form; unlike in the request body, the value may be missing. */
export const ratingDraft = v.object({
  ...ratingBody.entries,
  ratingValue: v.undefinedable(ratingBody.entries.ratingValue),
})
export type RatingDraft = v.InferOutput<typeof ratingDraft>

export const emptyRating: RatingDraft = { ratingValue: undefined, internalMessage: '', publicMessage: '' }

/** A public message is allowed above 3 (spec 5.7, 9.13). */
export function mayBePublic(value: number | undefined): boolean {
  return value !== undefined && value > 3
}

/** The draft with this value. At 3 or lower the public message is cleared immediately (spec 4.10). */
export function withStars(draft: RatingDraft, ratingValue: number | undefined): RatingDraft {
  return { ...draft, ratingValue, publicMessage: mayBePublic(ratingValue) ? draft.publicMessage : '' }
}

/** The whole-star rating whose word is shown; half stars round up. */
export function wordOf(value: number): 1 | 2 | 3 | 4 | 5 {
  return ([1, 2, 3, 4] as const).find((stars) => value <= stars) ?? 5
}

/** The hint of a value: up to 2, above 2 up to 3, above 3 up to 4, above 4 (spec 2.56). */
export function hintOf(value: number): 'low' | 'medium' | 'high' | 'excellent' {
  if (value <= 2) return 'low'
  if (value <= 3) return 'medium'
  return value <= 4 ? 'high' : 'excellent'
}
