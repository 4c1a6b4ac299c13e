import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { onReconnect } from '#src/api/onReconnect.ts'
import { reconcileReceipt } from './reconcileReceipt.ts'
import type { Receipt } from './receipt.ts'
import { receiptsFollowed, selectSendingHere } from './receiptsSlice.ts'
import { readReceipts } from './storage.ts'
import type { Dispatch } from './thunk.ts'

/** How often a page looks whether the answer to what a closed or reloaded page was sending can still come. */
const LOOK_MS = 1_000

/**
 * Looks in the hotel's list for those of the receipts shown whose answer nobody saw, once for each time they are shown, and
 * anew when the network returns for those whose list could not be read.
 * One that a closed or reloaded page was sending is waited for as long as its answer might come.
 */
export function useReconciliation(receipts: readonly Receipt[]): void {
  const dispatch = useDispatch<Dispatch>()
  const sendingHere = useSelector(selectSendingHere)
  const checked = useRef(new Set<string>())

  useEffect(() => {
    for (const { id, outcome } of receipts) {
      if (outcome !== 'unknown') checked.current.delete(id)
      else if (!checked.current.has(id)) {
        checked.current.add(id)
        void dispatch(reconcileReceipt(id))
      }
    }
  }, [receipts, dispatch])

  const unread = receipts.filter(({ outcome, doubt }) => outcome === 'unknown' && doubt?.says === 'unread')
  const isUnread = unread.length > 0
  const lookAnew = useEffectEvent(() => {
    for (const { id } of unread) void dispatch(reconcileReceipt(id))
  })
  useEffect(() => (isUnread ? onReconnect(() => lookAnew()) : undefined), [isUnread])

  const hasOrphans = receipts.some(({ id, outcome }) => outcome === 'sending' && !sendingHere.includes(id))
  useEffect(() => {
    if (!hasOrphans) return undefined
    const timer = setInterval(() => dispatch(receiptsFollowed(readReceipts())), LOOK_MS)
    return () => clearInterval(timer)
  }, [hasOrphans, dispatch])
}
