import { selectGuest, type WithSession } from '#src/session/session.ts'
import { startedDrafts } from './drafts.ts'
import type { Kind } from './receipt.ts'
import { selectReceipts, type WithReceipts } from './receiptsSlice.ts'

/** Why something would be lost: what became of it is open, the hotel refused it, or it was begun and not sent. */
const reasons = ['sending', 'unknown', 'probably-received', 'not-accepted', 'begun'] as const
type Reason = (typeof reasons)[number]

/** Things that would be lost for one reason, each as often as it is there. */
export interface Loss {
  readonly reason: Reason
  readonly things: readonly (Kind | 'cart')[]
}

/**
 * What Log Out would remove from this phone although it is unsent or unconfirmed: receipts that were not sent again since,
 * and drafts of this tab, of which the cart is one. Empty when nothing would be lost, and when nobody is signed in.
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
