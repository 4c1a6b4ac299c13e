import * as v from 'valibot'
import { amenityCategories } from '#src/schemas/requests.ts'

/** The categories of which a guest says how many (spec 2.80). */
const counted = ['Нови Кърпи', 'Шампоан и Сапун']

/** More than a room needs. */
const HIGHEST = 20

/** A message that begins with a quantity: "× 2", or "× 2. " and the guest's own text. */
const WITH_QUANTITY = /^× (?<quantity>\d+)(?:$|\. (?<text>[^]*))/

/**
 * The values of the form; an empty category means that none is chosen. `quantities`: how many of each category that is not chosen
 * now, for a guest who comes back to it.
 */
export const amenityDraft = v.object({
  category: v.fallback(v.picklist(['', ...amenityCategories]), ''),
  message: v.string(),
  quantities: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
})
export type AmenityDraft = v.InferOutput<typeof amenityDraft>

/** Whether this category is asked for in a quantity. */
export function isCounted(category: string): boolean {
  return counted.includes(category)
}

/** The quantity at the beginning of a draft's message, 0 where it has none, and the guest's own text. */
export function splitQuantity({ category, message }: Pick<AmenityDraft, 'category' | 'message'>) {
  const { quantity, text = '' } = (isCounted(category) && WITH_QUANTITY.exec(message)?.groups) || {}
  return quantity === undefined ? { quantity: 0, text: message } : { quantity: Number(quantity), text }
}

/**
 * The message with a quantity before the guest's text; the text alone at 0. The API has no field for a quantity, and the sign is
 * read in every language.
 */
export function withQuantity(quantity: number, text: string): string {
  if (quantity === 0) return text
  const sign = `× ${Math.min(quantity, HIGHEST)}`
  return text === '' ? sign : `${sign}. ${text}`
}

/** The draft with another category; each category keeps its own quantity. */
export function withCategory(draft: AmenityDraft, category: AmenityDraft['category']): AmenityDraft {
  const { quantity, text } = splitQuantity(draft)
  const quantities = isCounted(draft.category) ? { ...draft.quantities, [draft.category]: quantity } : draft.quantities
  return { category, message: withQuantity(quantities?.[category] ?? 0, text), quantities }
}
