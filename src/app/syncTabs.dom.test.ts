import { expect, it } from 'vitest'
import { beginGuestScope, guestScopeOf } from '#src/session/guestScope.ts'
import { selectGuest, writeGuest } from '#src/session/session.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { storeReceipt } from '#src/outbox/storedReceipts.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'
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

it('receipts stay in view when the same guest signs in again in another tab', () => {
  const store = makeTestStore()
  const stop = syncTabs(store)
  const content = { category: 'Шум', message: 'Моля' }
  const common = { id: 'r1', personId: guest.personId, createdAt: new Date().toISOString(), idsBefore: [] }
  const { scopeId = '' } = guestScopeOf(guest.personId) ?? {}
  store.dispatch(storeReceipt({ ...common, kind: 'problem', outcome: 'unknown', content }, scopeId))
  writeGuest({ ...guest, sessionId: 's2' })
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  expect(selectGuest(store.getState())?.sessionId).toBe('s2')
  expect(selectReceipts(store.getState())).toMatchObject([{ id: 'r1' }])
  stop()
})
