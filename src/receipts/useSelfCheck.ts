import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { whenNetworkReturns } from '#src/lib/whenNetworkReturns.ts'
import { checkReceipt } from './checkReceipt.ts'
import type { Receipt } from './receipt.ts'
import { receiptsFollowed, selectSendingHere } from './receiptsSlice.ts'
import { ABANDONED_MS, readReceipts } from './storage.ts'
import type { Dispatch } from './thunk.ts'

/**
 * Looks in the hotel's list for those of the receipts shown whose answer nobody saw, once for each time they are shown, and
 * anew when the network returns for those whose list could not be read.
 * One that a closed or reloaded page was sending is waited for as long as its answer might come.
 */
export function useSelfCheck(receipts: readonly Receipt[]): void {
  const dispatch = useDispatch<Dispatch>()
  const sendingHere = useSelector(selectSendingHere)
  const checked = useRef(new Set<string>())

  useEffect(() => {
    for (const { id, outcome } of receipts) {
      if (outcome !== 'unknown') checked.current.delete(id)
      else if (!checked.current.has(id)) {
        checked.current.add(id)
        void dispatch(checkReceipt(id))
      }
    }
  }, [receipts, dispatch])

  const unread = receipts.filter(({ outcome, doubt }) => outcome === 'unknown' && doubt?.says === 'unread')
  const isUnread = unread.length > 0
  const lookAnew = useEffectEvent(() => {
    for (const { id } of unread) void dispatch(checkReceipt(id))
  })
  useEffect(() => (isUnread ? whenNetworkReturns(() => lookAnew()) : undefined), [isUnread])

  const orphans = receipts.filter(({ id, outcome }) => outcome === 'sending' && !sendingHere.includes(id))
  const oldest = orphans.map(({ createdAt }) => Date.parse(createdAt)).sort((a, b) => a - b)[0]
  useEffect(() => {
    if (oldest === undefined) return undefined
    const timer = setTimeout(() => dispatch(receiptsFollowed(readReceipts())), oldest + ABANDONED_MS - Date.now())
    return () => clearTimeout(timer)
  }, [oldest, dispatch])
}
