import { receiptsSynced, selectSendingHere } from '#src/outbox/receiptsSlice.ts'
import { isReceiptKey, readReceipts } from '#src/outbox/storedReceipts.ts'
import { isGuestScopeOver } from '#src/session/guestScope.ts'
import { sessionEndedByHotel, signedInElsewhere, loggedOutElsewhere, readGuest } from '#src/session/session.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'
import type { Store } from './store.ts'

/**
 * Synchronizes this tab with others: session and receipts follow what another tab writes to local storage. It reads
 * local storage and dispatches actions. Returns a function that stops it.
 */
export function syncTabs(store: Store): () => void {
  /** Another tab's session has ended during a submission of this one. */
  let isWaiting = false
  function follow({ key }: Pick<StorageEvent, 'key'>): void {
    if (key === SESSION_KEY || key === null) isWaiting = followSession(store) === 'waits'
    if (key === SESSION_KEY || isReceiptKey(key)) store.dispatch(receiptsSynced(readReceipts()))
  }
  /** A page restored from the back/forward cache may have missed storage events. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) follow({ key: null })
  }
  const stop = store.subscribe(() => {
    if (isWaiting && selectSendingHere(store.getState()).length === 0) isWaiting = followSession(store) === 'waits'
  })
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    stop()
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/**
 * When the hotel ended the session in another tab, the same notice shows here; Log Out in another tab shows none. Returns `'waits'`
 * during a submission, whose response decides first.
 */
function followSession(store: Store): 'waits' | void {
  const guest = readGuest()
  const { user } = store.getState().session
  if (guest?.sessionId === user?.sessionId) return undefined
  if (guest === null && selectSendingHere(store.getState()).length > 0 && !isGuestScopeOver()) return 'waits'
  if (guest !== null) store.dispatch(signedInElsewhere(guest))
  else if (user === null || isGuestScopeOver()) store.dispatch(loggedOutElsewhere())
  else store.dispatch(sessionEndedByHotel({ sessionId: user.sessionId }))
  return undefined
}
