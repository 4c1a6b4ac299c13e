import { receiptsFollowed } from '#src/submissions/receiptsSlice.ts'
import { isReceiptKey, readReceipts } from '#src/submissions/storage.ts'
import { isGuestScopeOver } from '#src/submissions/guestScope.ts'
import { sessionRefused, signedInElsewhere, signedOutElsewhere } from '#src/session/session.ts'
import { readGuest } from '#src/session/storage.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'
import type { Store } from './store.ts'

/**
 * Keeps this tab in step with the others: a guest who signs out or in there is signed out or in here, and what is sent
 * there is known here. It only reads what the acting tab has kept. Gives the way to stop.
 */
export function followOtherTabs(store: Store): () => void {
  function follow({ key }: Pick<StorageEvent, 'key'>): void {
    if (key === SESSION_KEY || key === null) followSession(store)
    if (key === SESSION_KEY || isReceiptKey(key)) store.dispatch(receiptsFollowed(readReceipts()))
  }
  /** A page that Back has woken slept through anything, and not every browser tells it of what. */
  function wake({ persisted }: PageTransitionEvent): void {
    if (persisted) follow({ key: null })
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', wake)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', wake)
  }
}

/** A session that the hotel ended in another tab ends here as there, and says so; after Log Out there is nothing to say. */
function followSession(store: Store): void {
  const guest = readGuest()
  const { user } = store.getState().session
  if (guest?.sessionId === user?.sessionId) return
  if (guest !== null) store.dispatch(signedInElsewhere(guest))
  else if (user === null || isGuestScopeOver()) store.dispatch(signedOutElsewhere())
  else store.dispatch(sessionRefused({ sessionId: user.sessionId }))
}
