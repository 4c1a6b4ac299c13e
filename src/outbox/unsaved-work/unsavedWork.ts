import { selectGuest, type WithSession } from '#src/session/session.ts'
import type { DraftKind } from '#src/outbox/drafts/drafts.ts'
import { draftsOfOtherTabs, startedDrafts } from './draftsByTab.ts'
import type { Kind } from '#src/outbox/receipts/receipt.ts'
import { selectReceipts, type WithReceipts } from '#src/outbox/receipts/receiptsSlice.ts'

/** Why something would be lost: its outcome is open, the hotel refused it, or it is an unsent draft, of this tab (`draft`) or another. */
const reasons = ['sending', 'unknown', 'probably-received', 'not-accepted', 'draft', 'draft-in-other-tab'] as const
type Reason = (typeof reasons)[number]

/** The things that would be lost for one reason, with repetitions. */
export interface Loss {
  readonly reason: Reason
  readonly things: readonly (Kind | 'cart')[]
}

/** The draft of an order is the cart. */
const named = (kinds: readonly DraftKind[]) => kinds.map((kind) => (kind === 'order' ? 'cart' : kind))

/**
 * Unsent or unconfirmed data that Log Out would remove from this device: receipts that were not resubmitted, and the drafts of
 * every tab, including the cart. Empty when nothing would be lost or nobody is signed in.
 */
export function unsavedWork(state: WithReceipts & WithSession): readonly Loss[] {
  const guest = selectGuest(state)
  if (guest === null) return []
  const { personId } = guest
  const sent = selectReceipts(state).filter(({ resubmittedAs }) => resubmittedAs === undefined)
  function thingsFor(reason: Reason): Loss['things'] {
    if (reason === 'draft') return named(startedDrafts(personId))
    if (reason === 'draft-in-other-tab') return named(draftsOfOtherTabs())
    return sent.filter(({ outcome }) => outcome === reason).map(({ kind }) => kind)
  }
  return reasons.map((reason) => ({ reason, things: thingsFor(reason) })).filter(({ things }) => things.length > 0)
}
