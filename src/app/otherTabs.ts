import { signedIn, signedOutElsewhere } from '#src/session/session.ts'
import { AUTH_STORAGE_KEY, readGuest } from '#src/session/storage.ts'
import type { Store } from './store.ts'

/** Keeps this tab in step with the others: a guest who signs out or in there is signed out or in here. Gives the way to stop. */
export function followOtherTabs(store: Store): () => void {
  function follow({ key }: StorageEvent): void {
    if (key !== AUTH_STORAGE_KEY && key !== null) return
    const guest = readGuest()
    if (guest?.sessionId === store.getState().session.user?.sessionId) return
    store.dispatch(guest === null ? signedOutElsewhere() : signedIn(guest))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
