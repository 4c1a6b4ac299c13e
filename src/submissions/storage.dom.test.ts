import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#src/session/session.ts'
import { guest, makeTestStore } from '#tests/support/testStore.ts'
import type { Receipt } from './receipt.ts'
import { receiptsFollowed, selectReceipts, selectStorageTrouble } from './receiptsSlice.ts'
import {
  ABANDONED_MS,
  dropDamaged,
  removeStoredReceipts,
  isStored,
  isReceiptKey,
  writeStoredReceipt,
  readReceipt,
  readReceipts,
} from './storage.ts'
import { submitOnce } from './submitOnce.ts'

const problem = { kind: 'problem', content: { category: 'Шум', message: 'Шумно е' } } as const
const body = { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' } as const

function kept(id: string, more: Partial<Receipt> = {}): Receipt {
  return {
    ...problem,
    id,
    personId: 'p1',
    createdAt: new Date().toISOString(),
    outcome: 'confirmed',
    ...more,
  } as Receipt
}

beforeEach(() => localStorage.clear())
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
])('a phone whose storage is %s', (_how, spoil) => {
  it('sends all the same, remembers it while the page is open, and knows that it does not keep it', async () => {
    spoil()
    const hotel = vi.fn(() => Promise.resolve(new Response(null, { status: 201 })))
    vi.stubGlobal('fetch', hotel)
    const phone = makeTestStore()
    expect(await phone.dispatch(submitOnce({ ...problem, id: 'one', body }))).toEqual({ shows: 'one' })
    phone.dispatch(receiptsFollowed(readReceipts()))
    expect(selectReceipts(phone.getState())).toMatchObject([{ id: 'one', outcome: 'confirmed' }])
    expect(selectStorageTrouble(phone.getState())).toBe('not-kept')
    await phone.dispatch(submitOnce({ ...problem, id: 'one', body }))
    expect(hotel).toHaveBeenCalledTimes(1)
  })
})

describe('what lies on the phone', () => {
  it('is left out and removed when it is damaged, the rest is read, and the guest is told', () => {
    writeStoredReceipt(kept('well'))
    localStorage.setItem('companion-receipt-torn', '{"id":"torn","kind":"ord')
    const phone = makeTestStore()
    expect(selectReceipts(phone.getState()).map(({ id }) => id)).toEqual(['well'])
    expect(selectStorageTrouble(phone.getState())).toBe('damaged')
    expect(selectStorageTrouble(makeTestStore().getState())).toBeNull()
  })

  it('is kept for the version of the app that can read it, which this one says, and goes with its guest', () => {
    const odd = JSON.stringify({ ...kept('odd'), outcome: 'eaten' })
    localStorage.setItem('companion-receipt-odd', odd)
    expect(selectStorageTrouble(makeTestStore().getState())).toBe('damaged')
    expect(selectReceipts(makeTestStore().getState())).toEqual([])
    removeStoredReceipts('p1')
    expect(localStorage.getItem('companion-receipt-odd')).toBe(odd)
    removeStoredReceipts('p2')
    expect(localStorage.getItem('companion-receipt-odd')).toBeNull()
  })

  it('is one guest’s, whether the hotel wrote the id as a number or as a text', () => {
    writeStoredReceipt(kept('number', { personId: 7 }))
    removeStoredReceipts('7')
    expect(readReceipts()).toHaveLength(1)
    const phone = makeTestStore()
    phone.dispatch(signedIn({ ...guest, personId: '7' }))
    expect(selectReceipts(phone.getState())).toMatchObject([{ id: 'number' }])
  })

  it('is read as "sending" while its answer may come, and as unknown after that', () => {
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    writeStoredReceipt(kept('new', { outcome: 'sending', createdAt: ago(5_000) }))
    writeStoredReceipt(kept('old', { outcome: 'sending', createdAt: ago(ABANDONED_MS) }))
    writeStoredReceipt(kept('done', { createdAt: ago(2 * ABANDONED_MS) }))
    const read = readReceipts().map(({ id, outcome }) => [id, outcome])
    expect(read).toEqual([
      ['done', 'confirmed'],
      ['old', 'unknown'],
      ['new', 'sending'],
    ])
  })

  it('is still "sending" when the clock was set back, for as long as its answer may come', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-22T12:00:00Z') })
    writeStoredReceipt(kept('a', { outcome: 'sending' }))
    vi.setSystemTime('2026-11-22T11:00:00Z')
    expect(readReceipts()).toMatchObject([{ outcome: 'sending' }])
    vi.advanceTimersByTime(ABANDONED_MS)
    expect(readReceipts()).toMatchObject([{ outcome: 'unknown' }])
    vi.useRealTimers()
  })

  it('is "sending" again when it was sent once more, however old it is', () => {
    const created = new Date(Date.now() - 60_000).toISOString()
    writeStoredReceipt(kept('a', { outcome: 'sending', createdAt: created, sentAt: new Date().toISOString() }))
    expect(readReceipts()).toMatchObject([{ outcome: 'sending', createdAt: created }])
  })

  it('is shown to its own guest only, even when another’s was left behind', () => {
    writeStoredReceipt(kept('own'))
    writeStoredReceipt(kept('other', { personId: 'p2' }))
    expect(selectReceipts(makeTestStore().getState()).map(({ id }) => id)).toEqual(['own'])
  })

  it('is limited to the newest fifty', () => {
    for (let day = 10; day < 62; day++)
      writeStoredReceipt(kept(String(day), { createdAt: new Date(day * 86_400_000).toISOString() }))
    const ids = readReceipts().map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, '12', '61'])
  })

  it('loses what the hotel confirmed before what is still open', () => {
    writeStoredReceipt(kept('open', { outcome: 'unknown', createdAt: new Date(0).toISOString() }))
    for (let day = 1; day <= 50; day++)
      writeStoredReceipt(kept(String(day), { createdAt: new Date(day * 86_400_000).toISOString() }))
    expect(
      readReceipts()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['open', '2'])
  })

  it('never loses what is still open', () => {
    for (let day = 1; day <= 60; day++) {
      writeStoredReceipt(
        kept(String(day), {
          outcome: day % 2 ? 'unknown' : 'not-accepted',
          createdAt: new Date(day * 86_400_000).toISOString(),
        }),
      )
    }
    writeStoredReceipt(kept('confirmed'))
    expect(readReceipts()).toHaveLength(60)
    expect(readReceipts().map(({ outcome }) => outcome)).not.toContain('confirmed')
  })
})

describe('each receipt', () => {
  it('lies under a key of its own, and a storage that was emptied may have held one', () => {
    expect(writeStoredReceipt(kept('a'))).toBe(true)
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

  it('of one guest stays where another’s and what is damaged is forgotten; without a guest none does', () => {
    localStorage.setItem('auth-storage', 'stays')
    localStorage.setItem('companion-receipt-torn', '{')
    writeStoredReceipt(kept('own'))
    writeStoredReceipt(kept('other', { personId: 'p2' }))
    removeStoredReceipts('p1')
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth-storage', 'companion-receipt-own'])
    removeStoredReceipts()
    expect(Object.keys(localStorage)).toEqual(['auth-storage'])
  })

  it('is not to be had from a blocked storage, which breaks nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect([writeStoredReceipt(kept('a')), isStored('a'), dropDamaged(), readReceipts()]).toEqual([
      false,
      false,
      false,
      [],
    ])
    expect(() => removeStoredReceipts()).not.toThrow()
  })

  it('is dropped when it is damaged, and nothing else is', () => {
    localStorage.setItem('auth-storage', '{')
    writeStoredReceipt(kept('well'))
    expect(dropDamaged()).toBe(false)
    localStorage.setItem('companion-receipt-torn', '{')
    expect(dropDamaged()).toBe(true)
    expect(Object.keys(localStorage).toSorted()).toEqual(['auth-storage', 'companion-receipt-well'])
  })
})
