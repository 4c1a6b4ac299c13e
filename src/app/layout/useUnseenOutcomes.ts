import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useIsNavigationPending } from '#src/navigation/navigation.ts'
import { paths } from '#src/navigation/paths.ts'
import type { Receipt } from '#src/outbox/receipt.ts'
import { selectReceipts, selectSendingHere } from '#src/outbox/receiptsSlice.ts'
import { readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { kinds } from '#src/outbox/kinds.ts'

/** Whether this screen lists the receipt's outcome. A confirmed rating shows on its own page only: the API has no list of them. */
function lists(pathname: string, { kind, outcome }: Receipt): boolean {
  if (kind === 'rating' && outcome === 'confirmed') return false
  return pathname === kinds[kind].path.list || pathname === paths.myStay
}

/**
 * Receipts of this tab that settled after the guest had left their page and that the guest has not seen since. One counts as
 * seen on its success page and in its list. `first` are the ids to follow from the start. Returns the unseen settled receipts
 * and a function that marks one as seen.
 */
export function useUnseenOutcomes(
  first: readonly string[],
): readonly [unseen: readonly Receipt[], markSeen: (id: string) => void] {
  const isLeaving = useIsNavigationPending()
  const { pathname, state } = useLocation()
  const receipts = useSelector(selectReceipts)
  const sendingHere = useSelector(selectSendingHere)
  const [followed, setFollowed] = useState(first)
  const openId = readSubmissionId(state)

  function isSeen(receipt: Receipt): boolean {
    const isItsPage = pathname === kinds[receipt.kind].path.success && receipt.id === openId
    return !isLeaving && !sendingHere.includes(receipt.id) && (isItsPage || lists(pathname, receipt))
  }

  // After the hotel ended the session, `SessionBanner` shows the outcome; Log Out removes the receipt.
  const unseenIds = receipts.filter((receipt) => followed.includes(receipt.id) && !isSeen(receipt)).map(({ id }) => id)
  const next = [...new Set([...unseenIds, ...sendingHere])]
  if (next.join() !== followed.join()) setFollowed(next)

  const unseen = receipts.filter(({ id }) => next.includes(id) && !sendingHere.includes(id) && id !== openId)
  return [unseen, (id) => setFollowed(next.filter((each) => each !== id))]
}
