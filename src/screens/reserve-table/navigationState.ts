import * as v from 'valibot'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import { reservationDraft, type ReservationDraft } from './draft.ts'

const confirmState = v.object({ step: v.literal('CONFIRM'), personId: id, draft: reservationDraft })

/**
 * What the CONFIRM step keeps in its history entry, so that a reload and Back find it again. `again` is the id of the
 * receipt that is sent again, handed on from the form.
 */
export type ConfirmState = v.InferOutput<typeof confirmState> & { readonly again?: string | undefined }

/**
 * Reads what is to be confirmed out of a history entry's state, which anyone may have written. Another guest's, who
 * used this tab before, is none of this guest's business.
 */
export function readConfirming(state: unknown, personId: Id): ReservationDraft | undefined {
  const read = v.safeParse(confirmState, state)
  return read.success && isSameId(read.output.personId, personId) ? read.output.draft : undefined
}
