import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { onReconnect } from '#src/api/connection.ts'
import { reconcileReceipt } from './reconcileReceipt.ts'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'
import { receiptsSynced, selectSendingHere } from '#src/outbox/receipts/receiptsSlice.ts'
import { readReceipts } from '#src/outbox/receipts/storedReceipts.ts'
import type { Dispatch } from '#src/outbox/thunk.ts'

/** How often to check whether the submission of a closed or reloaded page has timed out. */
const POLL_MS = 1_000

/**
 * Reconciles the given receipts of unknown outcome, once per mount, and again on reconnect where the hotel's list could not be
 * read. A receipt that a closed or reloaded page was sending is reconciled once it has timed out.
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

  const unfetched = receipts.filter(({ outcome, lastCheck }) => outcome === 'unknown' && lastCheck?.result === 'unread')
  const hasUnfetched = unfetched.length > 0
  const reconcileAgain = useEffectEvent(() => {
    for (const { id } of unfetched) void dispatch(reconcileReceipt(id))
  })
  useEffect(() => (hasUnfetched ? onReconnect(() => reconcileAgain(), { polls: true }) : undefined), [hasUnfetched])

  const hasAbandoned = receipts.some(({ id, outcome }) => outcome === 'sending' && !sendingHere.includes(id))
  useEffect(() => {
    if (!hasAbandoned) return undefined
    const timer = setInterval(() => dispatch(receiptsSynced(readReceipts())), POLL_MS)
    return () => clearInterval(timer)
  }, [hasAbandoned, dispatch])
}
