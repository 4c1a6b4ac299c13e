import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import type { Receipt } from './receipt.ts'
import { selectReceipt, selectSendingHere } from './receiptsSlice.ts'
import { changeReceipt, storeOutcome, storeReceipt, writeStoredReceipt, readReceipt } from './storedReceipts.ts'
import { beginGuestScope, endGuestScope, guestScopeOf } from '#src/session/guestScope.ts'

const content = { category: 'Шум', message: 'Loud' }

function receipt(more: Partial<Receipt> = {}): Receipt {
  return {
    id: 'a',
    kind: 'problem',
    personId: 'p1',
    createdAt: new Date().toISOString(),
    outcome: 'sending',
    content,
    ...more,
  } as Receipt
}

const scopeId = () => guestScopeOf('p1')?.scopeId ?? expect.unreachable()

/** A tab that was frozen while sending: it has not received the storage events of other tabs. */
function frozenTab() {
  const tab = makeTestStore()
  expect(tab.dispatch(storeReceipt(receipt(), scopeId()))).toBe(true)
  return tab
}

beforeEach(() => void beginGuestScope('p1'))

describe('a tab that was frozen while sending', () => {
  it('does not overwrite a resubmission by another tab', () => {
    const tab = frozenTab()
    writeStoredReceipt(receipt({ outcome: 'unknown', resubmittedAs: 'b' }))
    tab.dispatch(storeOutcome('a', 'unknown'))
    expect(readReceipt('a')).toMatchObject({ outcome: 'unknown', resubmittedAs: 'b' })
    expect(selectReceipt(tab.getState(), 'a')?.resubmittedAs).toBe('b')
  })

  it('stores the outcome of the response that only it received', () => {
    const tab = frozenTab()
    writeStoredReceipt(receipt({ outcome: 'probably-received', resubmittedAs: 'b' }))
    tab.dispatch(storeOutcome('a', 'confirmed'))
    expect(readReceipt('a')).toMatchObject({ outcome: 'confirmed', resubmittedAs: 'b' })
  })
})

describe('after Log Out in another tab', () => {
  it('nothing is written', () => {
    const tab = makeTestStore()
    const scope = scopeId()
    endGuestScope()
    expect(tab.dispatch(storeReceipt(receipt(), scope))).toBe(false)
    expect(readReceipt('a')).toBeUndefined()
    expect(selectSendingHere(tab.getState())).toEqual([])
  })

  it('nothing stays, even when Log Out happens between the check and the write', () => {
    const tab = frozenTab()
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key: string, text: string) {
      endGuestScope()
      setItem.call(this, key, text)
    })
    tab.dispatch(changeReceipt('a', { outcome: 'confirmed' }))
    expect(Object.keys(localStorage)).toEqual([])
  })
})

it('a stored receipt that only another version of the app can read is not overwritten', () => {
  const tab = frozenTab()
  const foreign = JSON.stringify({ ...receipt(), outcome: 'eaten' })
  localStorage.setItem('companion-receipt-a', foreign)
  tab.dispatch(changeReceipt('a', { outcome: 'confirmed' }))
  expect(localStorage.getItem('companion-receipt-a')).toBe(foreign)
})

it('an outcome that full storage could not take stays when the receipt changes again', () => {
  const tab = frozenTab()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  tab.dispatch(storeOutcome('a', 'not-accepted'))
  tab.dispatch(changeReceipt('a', { resubmittedAs: 'b' }))
  expect(selectReceipt(tab.getState(), 'a')).toMatchObject({ outcome: 'not-accepted', resubmittedAs: 'b' })
})
