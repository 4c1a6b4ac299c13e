import * as v from 'valibot'
import { readResubmittedId, readSubmissionId } from '#src/submissions/submissionId.ts'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import { cartLine, type CartLine } from './cart.ts'

const finalizeState = v.object({
  personId: v.optional(id),
  cart: v.pipe(v.array(cartLine), v.minLength(1), v.maxLength(1000)),
})

/** What the finalize step receives (spec 2.40): the cart, whose it is, and the receipt that is sent again with it, if one is. */
export interface FinalizeState {
  readonly personId?: Id | undefined
  readonly cart: readonly CartLine[]
  readonly again?: string | undefined
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, state: unknown): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, state)
  return result.success ? result.output : undefined
}

/**
 * Reads the finalize step's navigation state, which anyone may have written; `undefined` without a valid cart. The cart of
 * another guest, who used this tab before, is none of this guest's business.
 */
export function readFinalizeState(state: unknown, personId: Id | undefined): FinalizeState | undefined {
  const handed = parsed(finalizeState, state)
  if (handed?.personId !== undefined && !isSameId(handed.personId, personId)) return undefined
  return handed && { ...handed, ...readAgainState(state) }
}

/**
 * Reads which order a state without a cart speaks of, which anyone may have written. WebKit leaves such a state here: a
 * reload in the first seconds of sending keeps finalize's address with the state of the success page.
 */
export function readSentOrder(state: unknown): string | undefined {
  return v.is(v.object({ cart: v.optional(v.never()) }), state) ? readSubmissionId(state) : undefined
}

/** What is handed on from step to step beside the cart: which receipt is sent again, and nothing when none is. */
export function readAgainState(state: unknown): { readonly again?: string } {
  const again = readResubmittedId(state)
  return again === undefined ? {} : { again }
}

/** What room service is told when finalize was opened without a cart. */
export const noCartNotice = { notice: 'no-cart' } as const

/** Tells whether the guest was sent back from finalize for want of a cart. */
export function isNoCartNotice(state: unknown): boolean {
  return parsed(v.object({ notice: v.literal(noCartNotice.notice) }), state) !== undefined
}
