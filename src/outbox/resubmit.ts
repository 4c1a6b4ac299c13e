import type { Config } from '#src/config/config.ts'
import { paths, type Path } from '#src/navigation/paths.ts'
import { hasList } from './reconcileReceipt.ts'
import type { Kind, Receipt, ReceiptOf } from './receipt.ts'

const forms: Readonly<Record<Kind, Path>> = {
  order: paths.finalizeOrder,
  reservation: paths.reserveTable,
  problem: paths.reportProblem,
  request: paths.requestAmenities,
  rating: paths.leaveRating,
}

/**
 * Whether the guest may resubmit it, as a new submission that begins with the same content: the hotel refused it, or its
 * outcome is unknown and the hotel's list does not show it. A receipt can be resubmitted once.
 */
export function canResubmit({ kind, outcome, lastCheck, resubmittedAs }: Receipt, config: Config): boolean {
  if (resubmittedAs !== undefined) return false
  if (outcome === 'not-accepted') return true
  return outcome === 'unknown' && (!hasList(kind, config) || lastCheck?.result === 'not-seen')
}

/** Whether it was resubmitted, so that its unknown outcome no longer matters. */
export function isReplaced({ outcome, resubmittedAs }: Receipt): boolean {
  return outcome === 'unknown' && resubmittedAs !== undefined
}

/** The form in which to edit and resubmit it, with its history state; `undefined` for an order without a stored body. */
export function resubmitForm(receipt: Receipt): { readonly to: Path; readonly state: object } | undefined {
  const { id, kind, body, personId } = receipt
  const form = { to: forms[kind], state: { resubmittedId: id } }
  if (kind !== 'order') return form
  return body && { ...form, state: { resubmittedId: id, personId, cart: linesOf(body.productIds) } }
}

/** The history state of the last step for a new order of the same products; `undefined` for an order without a stored body. */
export function orderAgain({ body, personId }: ReceiptOf<'order'>): object | undefined {
  return body && { personId, cart: linesOf(body.productIds) }
}

function linesOf(productIds: readonly (string | number)[]): { productId: string | number; quantity: number }[] {
  return [...new Set(productIds)].map((productId) => ({
    productId,
    quantity: productIds.filter((each) => each === productId).length,
  }))
}
