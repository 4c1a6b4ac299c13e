import * as v from 'valibot'
import { ratingBody, type RatingBody } from '#src/schemas/ratings.ts'

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

/** Above 4 the guest is asked for a public review (spec 2.58, 9.13). */
export function asksForReview(value: number): boolean {
  return value > 4
}

/** The draft with this value. At 3 or lower the public message is cleared immediately (spec 4.10). */
export function withStars(draft: RatingDraft, ratingValue: number | undefined): RatingDraft {
  return { ...draft, ratingValue, publicMessage: mayBePublic(ratingValue) ? draft.publicMessage : '' }
}

/** The request body (spec 3.19), or `undefined` until a value is chosen. */
export function bodyOf({ ratingValue, ...messages }: RatingDraft): RatingBody | undefined {
  return ratingValue === undefined ? undefined : { ...messages, ratingValue }
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
