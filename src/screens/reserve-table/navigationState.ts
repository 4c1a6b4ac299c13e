import * as v from 'valibot'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import { reservationDraft, type ReservationDraft } from './draft.ts'

const confirmState = v.object({ step: v.literal('CONFIRM'), personId: id, draft: reservationDraft })

/**
 * The history state of the CONFIRM step, so that it survives a reload and Back. `resubmittedId` is the id of the receipt that is
 * being sent again, passed on from the form.
 */
export type ConfirmState = v.InferOutput<typeof confirmState> & { readonly resubmittedId?: string | undefined }

/**
 * Reads the draft from a history state. The state is untrusted and therefore validated, and the draft of another guest, who
 * used this tab before, is ignored.
 */
export function readConfirming(state: unknown, personId: Id): ReservationDraft | undefined {
  const read = v.safeParse(confirmState, state)
  return read.success && isSameId(read.output.personId, personId) ? read.output.draft : undefined
}
