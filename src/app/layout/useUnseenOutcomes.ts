import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useAppNavigation } from '#src/navigation/navigation.ts'
import { paths } from '#src/navigation/paths.ts'
import type { Receipt } from '#src/submissions/receipt.ts'
import { selectReceipts, selectSendingHere } from '#src/submissions/receiptsSlice.ts'
import { readSubmissionId } from '#src/submissions/submissionId.ts'
import { receiptPages } from '#src/app/routing/receiptPages.ts'

/** Whether this screen lists how it ended. The API has no list of ratings: once confirmed, only its own page shows one. */
function lists(pathname: string, { kind, outcome }: Receipt): boolean {
  if (kind === 'rating' && outcome === 'confirmed') return false
  return pathname === receiptPages[kind].list || pathname === paths.myStay
}

/**
 * What this tab sent and the guest has not seen the end of: they had left the page by then. It is seen on the page it ends
 * on, and in the list it is in. `first` are followed from the start. Gives those that have ended, and the way to note that one was seen.
 */
export function useUnseenOutcomes(
  first: readonly string[],
): readonly [untold: readonly Receipt[], seen: (id: string) => void] {
  const { history } = useAppNavigation()
  const { key, pathname, state } = useLocation()
  const receipts = useSelector(selectReceipts)
  const sendingHere = useSelector(selectSendingHere)
  const [followed, follow] = useState(first)
  const openId = readSubmissionId(state)
  // The history knows of the guest's way elsewhere before React does.
  const isStaying = history.location.key === key

  function isSeen(receipt: Receipt): boolean {
    const isItsPage = pathname === receiptPages[receipt.kind].success && receipt.id === openId
    return isStaying && !sendingHere.includes(receipt.id) && (isItsPage || lists(pathname, receipt))
  }

  // A guest who is signed out reads above the login what became of it, and Log Out removes it.
  const unseen = receipts.filter((receipt) => followed.includes(receipt.id) && !isSeen(receipt)).map(({ id }) => id)
  const next = [...new Set([...unseen, ...sendingHere])]
  if (next.join() !== followed.join()) follow(next)

  const untold = receipts.filter(({ id }) => next.includes(id) && !sendingHere.includes(id) && id !== openId)
  return [untold, (id) => follow(next.filter((each) => each !== id))]
}
