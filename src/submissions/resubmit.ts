import type { Config } from '#src/config/config.ts'
import { paths, type Path } from '#src/navigation/paths.ts'
import { hasList } from './hotelLists.ts'
import type { Kind, Receipt } from './receipt.ts'

const forms: Readonly<Record<Kind, Path>> = {
  order: paths.finalizeOrder,
  reservation: paths.reserveTable,
  problem: paths.reportProblem,
  request: paths.requestAmenities,
  rating: paths.leaveRating,
}

/**
 * Whether the guest is offered to send it again: when the hotel refused it, or when nobody saw the answer and the hotel's
 * list does not show it. Never a second time from the same receipt.
 */
export function canResubmit({ kind, outcome, doubt, sentAgainAs }: Receipt, config: Config): boolean {
  if (sentAgainAs !== undefined) return false
  if (outcome === 'not-accepted') return true
  return outcome === 'unknown' && (!hasList(kind, config) || doubt?.says === 'not-seen')
}

/** Whether it was sent again since, so that nothing is left for the guest to do about an answer that nobody saw. */
export function isReplaced({ outcome, sentAgainAs }: Receipt): boolean {
  return outcome === 'unknown' && sentAgainAs !== undefined
}

/** Where it is edited to be sent again, as a new confirmation; `undefined` when too little of it is known. */
export function resubmitForm(receipt: Receipt): { readonly to: Path; readonly state: object } | undefined {
  const { id, kind, body, personId } = receipt
  const again = { to: forms[kind], state: { again: id } }
  if (kind !== 'order') return again
  return body && { ...again, state: { again: id, personId, cart: linesOf(body.productIds) } }
}

function linesOf(productIds: readonly (string | number)[]): { productId: string | number; quantity: number }[] {
  return [...new Set(productIds)].map((productId) => ({
    productId,
    quantity: productIds.filter((each) => each === productId).length,
  }))
}
