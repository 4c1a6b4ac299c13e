import { expect, it } from 'vitest'
import { beginGuestScope } from '#src/session/guestScope.ts'
import { selectGuest, writeGuest } from '#src/session/session.ts'
import { guest, makeTestStore } from '#tests/support/page/testStore.ts'
import { syncTabs } from './syncTabs.ts'

it('a page that the back/forward cache restores follows the guest who has signed in in another tab meanwhile', () => {
  const store = makeTestStore()
  const stop = syncTabs(store)
  beginGuestScope('p2')
  writeGuest({ ...guest, personId: 'p2', sessionId: 's2' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(selectGuest(store.getState())?.personId).toBe('p2')
  stop()
})
