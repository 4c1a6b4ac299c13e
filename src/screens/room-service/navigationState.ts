import * as v from 'valibot'
import { id } from '#src/wire/fields.ts'
import { QUANTITY_LIMIT, type CartLine } from './cart.ts'

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUANTITY_LIMIT))
const submissionId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const finalizeState = v.object({
  cart: v.pipe(v.array(v.object({ productId: id, quantity })), v.minLength(1), v.maxLength(1000)),
  submissionId: v.optional(submissionId),
})

/** What the finalize step receives (spec 2): the cart, and the id of this one confirmation once it is minted. */
export interface FinalizeState {
  readonly cart: readonly CartLine[]
  readonly submissionId?: string | undefined
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, state: unknown): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, state)
  return result.success ? result.output : undefined
}

/** Reads the finalize step's navigation state, which anyone may have written; `undefined` without a valid cart. */
export function readFinalizeState(state: unknown): FinalizeState | undefined {
  return parsed(finalizeState, state)
}

/** Reads the submission id that the success page was sent, if any. */
export function readSubmissionId(state: unknown): string | undefined {
  return parsed(v.object({ submissionId }), state)?.submissionId
}

/** What room service is told when finalize was opened without a cart. */
export const noCartNotice = { notice: 'no-cart' } as const

/** Tells whether the guest was sent back from finalize for want of a cart. */
export function isNoCartNotice(state: unknown): boolean {
  return parsed(v.object({ notice: v.literal(noCartNotice.notice) }), state) !== undefined
}
