import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import type { Receipt } from './receipt.ts'
import { receiptsSynced, selectReceipts, selectStorageProblem } from './receiptsSlice.ts'
import {
  ABANDONED_MS,
  removeStoredReceipt,
  removeStoredReceipts,
  isStored,
  isReceiptKey,
  writeStoredReceipt,
  readReceipt,
  readReceipts,
} from './storedReceipts.ts'
import { MAX_DELAY_MS } from './submitOnce.ts'
import { TIMEOUT_MS } from '#src/api/baseQuery.ts'
import { submitOnce } from './submitOnce.ts'

const problem = { kind: 'problem', content: { category: 'Шум', message: 'Шумно е' } } as const
const body = { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' } as const

function storedReceipt(id: string, more: Partial<Receipt> = {}): Receipt {
  return {
    ...problem,
    id,
    personId: 'p1',
    createdAt: new Date().toISOString(),
    outcome: 'confirmed',
    ...more,
  } as Receipt
}

afterEach(() => vi.restoreAllMocks())

describe.each([
  [
    'full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
  [
    'blocked',
    () =>
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      }),
  ],
])('a device whose storage is %s', (_how, spoil) => {
  it('sends nevertheless, remembers the receipt while the page is open, and reports that it is not stored', async () => {
    spoil()
    const hotel = vi.fn(() => Promise.resolve(new Response(null, { status: 201 })))
    vi.stubGlobal('fetch', hotel)
    const store = makeTestStore()
    expect(await store.dispatch(submitOnce({ ...problem, id: 'one', body }))).toEqual({ shownReceiptId: 'one' })
    store.dispatch(receiptsSynced(readReceipts()))
    expect(selectReceipts(store.getState())).toMatchObject([{ id: 'one', outcome: 'confirmed' }])
    expect(selectStorageProblem(store.getState())).toBe('not-kept')
    await store.dispatch(submitOnce({ ...problem, id: 'one', body }))
    expect(hotel).toHaveBeenCalledTimes(1)
  })
})

describe('a stored receipt', () => {
  it('is skipped and removed when it is damaged, the rest is read, and the damage is reported', () => {
    writeStoredReceipt(storedReceipt('well'))
    localStorage.setItem('companion-receipt-torn', '{"id":"torn","kind":"ord')
    localStorage.setItem('auth-storage', '{')
    const store = makeTestStore()
    expect(selectReceipts(store.getState()).map(({ id }) => id)).toEqual(['well'])
    expect(localStorage.getItem('companion-receipt-torn')).toBeNull()
    expect(localStorage.getItem('auth-storage')).toBe('{')
    expect(readReceipt('well')).toBeDefined()
    expect(selectStorageProblem(store.getState())).toBe('damaged')
    expect(selectStorageProblem(makeTestStore().getState())).toBeNull()
  })

  it('of another version of the app is preserved and reported, and removed with its guest’s', () => {
    const odd = JSON.stringify({ ...storedReceipt('odd'), outcome: 'eaten' })
    localStorage.setItem('companion-receipt-odd', odd)
    expect(selectStorageProblem(makeTestStore().getState())).toBe('damaged')
    expect(selectReceipts(makeTestStore().getState())).toEqual([])
    removeStoredReceipts('p1')
    expect(localStorage.getItem('companion-receipt-odd')).toBe(odd)
    removeStoredReceipts('p2')
    expect(localStorage.getItem('companion-receipt-odd')).toBeNull()
  })

  it('is read as "sending" while its response may arrive, and as unknown after that, whatever the clock is set to', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-22T12:00:00Z') })
    const sending = storedReceipt('a', { outcome: 'sending' })
    writeStoredReceipt(sending)
    for (const time of ['2026-11-22T11:00:00Z', '2026-11-22T13:00:00Z']) {
      vi.setSystemTime(time)
      expect(readReceipts()).toMatchObject([{ outcome: 'sending' }])
    }
    vi.advanceTimersByTime(ABANDONED_MS - 1)
    writeStoredReceipt({ ...sending, sentAt: '2026-11-22T12:00:19Z' })
    expect(readReceipts()).toMatchObject([{ outcome: 'sending' }])
    vi.advanceTimersByTime(ABANDONED_MS)
    expect(readReceipts()).toMatchObject([{ outcome: 'unknown' }])
  })

  it('is waited for anew when it was removed, or had another outcome, since it was last sent', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const sending = storedReceipt('a', { outcome: 'sending' })
    for (const end of [() => removeStoredReceipt('a'), () => writeStoredReceipt(storedReceipt('a'))]) {
      writeStoredReceipt(sending)
      expect(readReceipt('a')?.outcome).toBe('sending')
      end()
      readReceipts()
      vi.advanceTimersByTime(ABANDONED_MS)
      writeStoredReceipt(sending)
      expect(readReceipt('a')?.outcome).toBe('sending')
    }
  })

  it('is changed without reading the other forty-nine', () => {
    for (let day = 1; day <= 50; day++) writeStoredReceipt(storedReceipt(String(day)))
    const read = vi.spyOn(Storage.prototype, 'getItem')
    writeStoredReceipt(storedReceipt('50', { outcome: 'unknown' }))
    expect(read).not.toHaveBeenCalled()
  })

  it('is limited to the newest fifty', () => {
    for (let day = 10; day < 62; day++)
      writeStoredReceipt(storedReceipt(String(day), { createdAt: new Date(day * 86_400_000).toISOString() }))
    const ids = readReceipts().map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, '12', '61'])
  })

  it('is removed in favour of unconfirmed ones when the hotel confirmed it', () => {
    writeStoredReceipt(storedReceipt('open', { outcome: 'unknown', createdAt: new Date(0).toISOString() }))
    for (let day = 1; day <= 50; day++)
      writeStoredReceipt(storedReceipt(String(day), { createdAt: new Date(day * 86_400_000).toISOString() }))
    expect(
      readReceipts()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['open', '2'])
  })

  it('is never removed while it is unconfirmed', () => {
    for (let day = 1; day <= 60; day++) {
      writeStoredReceipt(
        storedReceipt(String(day), {
          outcome: day % 2 ? 'unknown' : 'not-accepted',
          createdAt: new Date(day * 86_400_000).toISOString(),
        }),
      )
    }
    writeStoredReceipt(storedReceipt('confirmed'))
    expect(readReceipts()).toHaveLength(60)
    expect(readReceipts().map(({ outcome }) => outcome)).not.toContain('confirmed')
  })
})

describe('each receipt', () => {
  it('has a key of its own, and cleared storage may have contained one', () => {
    expect(writeStoredReceipt(storedReceipt('a'))).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['companion-receipt-a'])
    expect(['companion-receipt-a', null, 'auth-storage', 'my-companion-receipt-a'].map(isReceiptKey)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([readReceipt('a')?.id, readReceipt('b')]).toEqual(['a', undefined])
    expect([isStored('a'), isStored('b')]).toEqual([true, false])
  })

  it('of the named guest stays when others and damaged ones are removed', () => {
    localStorage.setItem('auth-storage', 'stays')
    localStorage.setItem('companion-receipt-torn', '{')
    writeStoredReceipt(storedReceipt('own'))
    writeStoredReceipt(storedReceipt('other', { personId: 'p2' }))
    removeStoredReceipts('p1')
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth-storage', 'companion-receipt-own'])
    writeStoredReceipt(storedReceipt('number', { personId: 7 }))
    removeStoredReceipts('7')
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth-storage', 'companion-receipt-number'])
    removeStoredReceipts(8)
    expect(Object.keys(localStorage)).toEqual(['auth-storage'])
  })
})

it('is not abandoned before it was sent, or its call and the unloading of a page have timed out', () => {
  expect(ABANDONED_MS).toBeGreaterThan(Math.max(MAX_DELAY_MS, TIMEOUT_MS + 1_000))
})
