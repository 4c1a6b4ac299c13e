import { selectGuest, type WithSession } from '#src/session/session.ts'
import { startedDrafts } from './drafts.ts'
import type { Kind } from './receipt.ts'
import { selectReceipts, type WithReceipts } from './receiptsSlice.ts'

/** Why something would be lost: its outcome is open, the hotel refused it, or it is an unsent draft (`begun`). */
const reasons = ['sending', 'unknown', 'probably-received', 'not-accepted', 'begun'] as const
type Reason = (typeof reasons)[number]

/** The things that would be lost for one reason, with repetitions. */
export interface Loss {
  readonly reason: Reason
  readonly things: readonly (Kind | 'cart')[]
}

/**
 * Unsent or unconfirmed data that Log Out would remove from this device: receipts that were not resubmitted, and this tab's
 * drafts, including the cart. Empty when nothing would be lost or nobody is signed in.
 */
export function unsavedWork(state: WithReceipts & WithSession): readonly Loss[] {
  const guest = selectGuest(state)
  if (guest === null) return []
  const sent = selectReceipts(state).filter(({ sentAgainAs }) => sentAgainAs === undefined)
  const begun = startedDrafts(guest.personId).map((kind) => (kind === 'order' ? 'cart' : kind))
  return reasons
    .map((reason) => ({
      reason,
      things: reason === 'begun' ? begun : sent.filter(({ outcome }) => outcome === reason).map(({ kind }) => kind),
    }))
    .filter(({ things }) => things.length > 0)
}
