import * as v from 'valibot'
import { isCounted, splitQuantity, withQuantity } from '#src/hotel/requestMessage.ts'

/**
 * The values of the form; an empty category means that none is chosen. `quantities`: how many of each category that is not chosen
 * now, for a guest who comes back to it.
 */
export const amenityDraft = v.object({
  category: v.string(),
  message: v.string(),
  quantities: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))),
})
export type AmenityDraft = v.InferOutput<typeof amenityDraft>

/** The draft with another category; each category keeps its own quantity, at first 1. */
export function withCategory(draft: AmenityDraft, category: AmenityDraft['category']): AmenityDraft {
  const { quantity, text } = splitQuantity(draft)
  const quantities = quantity === undefined ? draft.quantities : { ...draft.quantities, [draft.category]: quantity }
  const message = isCounted(category) ? withQuantity(quantities?.[category] ?? 1, text) : text
  return { category, message, quantities }
}
