import * as v from 'valibot'
import { cartLine } from '#src/cart/cartSlice.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { readResubmittedId } from '#src/outbox/useConfirmation.ts'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'

const finalizeState = v.object({
  personId: v.optional(id),
  cart: v.pipe(v.array(cartLine), v.minLength(1), v.maxLength(1000), v.readonly()),
})

/** The navigation state of the finalize step (spec 2.40): the cart, its guest, and the receipt that is being sent again, if any. */
export interface FinalizeState extends v.InferOutput<typeof finalizeState> {
  readonly resubmittedId?: string | undefined
}

/**
 * Reads the navigation state of the finalize step; `undefined` without a valid cart. The state is untrusted and therefore
 * validated, and the cart of another guest, who used this tab before, is ignored.
 */
export function readFinalizeState(state: unknown, personId: Id | undefined): FinalizeState | undefined {
  const { success, output } = v.safeParse(finalizeState, state)
  if (!success || (output.personId !== undefined && !isSameId(output.personId, personId))) return undefined
  return { ...output, resubmittedId: readResubmittedId(state) }
}

/** What room service undoes: the state of the finalize step before its last product was removed; `undefined` for another guest too. */
export function readRemoved(state: unknown, personId: Id | undefined): FinalizeState | undefined {
  return readFinalizeState(fieldsOf(state)['removed'], personId)
}

/** The products that were left out of the cart, if the guest was redirected from the finalize step because there was no cart. */
export function readWithdrawn(state: unknown): readonly Id[] | undefined {
  const { success, output } = v.safeParse(v.object({ withdrawn: v.array(id) }), state)
  return success ? output.withdrawn : undefined
}
