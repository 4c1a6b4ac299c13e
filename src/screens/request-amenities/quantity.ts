import * as v from 'valibot'
import { categoryDraft, type CategoryDraft } from '#src/ui/forms/CategoryForm.tsx'

/** What a guest counts: towels, and shampoo and soap. */
const counted = ['Нови Кърпи', 'Шампоан и Сапун']

/** More than a room needs. */
const HIGHEST = 20

/** A message that begins with a quantity: "× 2", or "× 2. " and the guest's words. */
const WITH_QUANTITY = /^× (?<quantity>\d+)(?:$|\. (?<words>[^]*))/

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The values of the form. `quantities`: how many of each category that is not chosen now, for a guest who comes back to it. */
export const amenityDraft = v.object({
  ...categoryDraft.entries,
  quantities: v.optional(v.record(v.string(), wholeNumber)),
})
export type AmenityDraft = v.InferOutput<typeof amenityDraft>

/** Whether this category is asked for in a quantity. */
export function isCounted(category: string): boolean {
  return counted.includes(category)
}

/** The quantity at the beginning of a draft's message, 0 where it has none, and the guest's words. */
export function quantityOf({ category, message }: CategoryDraft): {
  readonly quantity: number
  readonly words: string
} {
  const { quantity, words = '' } = (isCounted(category) && WITH_QUANTITY.exec(message)?.groups) || {}
  return quantity === undefined ? { quantity: 0, words: message } : { quantity: Number(quantity), words }
}

/**
 * The message with a quantity before the guest's words; the words alone at 0 (spec 2.80). The API has no field for a quantity.
 * The sign is read in every language, by staff and by the guest.
 */
export function withQuantity(quantity: number, words: string): string {
  if (quantity === 0) return words
  const sign = `× ${Math.min(quantity, HIGHEST)}`
  return words === '' ? sign : `${sign}. ${words}`
}

/** The draft with another category or other words; each category keeps its own quantity (spec 2.80). */
export function changed(draft: AmenityDraft, { category, message }: CategoryDraft): AmenityDraft {
  const quantities = isCounted(draft.category)
    ? { ...draft.quantities, [draft.category]: quantityOf(draft).quantity }
    : draft.quantities
  return { category, message: withQuantity(quantities?.[category] ?? 0, message), quantities }
}
