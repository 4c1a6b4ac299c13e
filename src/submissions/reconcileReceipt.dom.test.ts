import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configLoaded, selectConfig } from '#src/config/configSlice.ts'
import { loggedOut } from '#src/session/session.ts'
import { deferred } from '#tests/support/deferred.ts'
import { makeTestStore, type TestStore } from '#tests/support/testStore.ts'
import { reconcileAll, reconcileReceipt, readRows } from './reconcileReceipt.ts'
import { hasList } from './hotelLists.ts'
import type { Kind, Receipt } from './receipt.ts'
import { selectReconciling, selectReceipts } from './receiptsSlice.ts'
import { writeStoredReceipt, readReceipt } from './storage.ts'

const asked: string[] = []
const rows = () => Response.json({ content: [{ id: 5 }, { id: 'b' }] })

function hotelLists(answer: () => Promise<Response> | Response = rows) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return answer()
  })
}

/** A phone on which these lie, sent by nobody now. */
function openPhone(...receipts: Receipt[]): TestStore {
  receipts.forEach(writeStoredReceipt)
  return makeTestStore()
}

const withReports = (phone: TestStore) =>
  phone.dispatch(configLoaded({ ...selectConfig(phone.getState()), reportsEndpoint: true }))

function lost(id: string, more: object = {}): Receipt {
  const content = { lines: [], total: 1300, payment: 'room' }
  return {
    id,
    kind: 'order',
    personId: 'p1',
    createdAt: new Date().toISOString(),
    outcome: 'unknown',
    idsBefore: [5],
    content,
    ...more,
  } as Receipt
}

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  hotelLists()
})

describe('what the hotel lists', () => {
  it.each<[Kind, string]>([
    ['order', '/api/orders/customer/p1'],
    ['reservation', '/api/dining/reservation/customer/p1'],
    ['request', '/api/generic-requests/customer/p1'],
    ['problem', '/api/reports/customer/p1'],
  ])('is read before a %s is sent', async (kind, path) => {
    const phone = openPhone()
    withReports(phone)
    expect(await phone.dispatch(readRows(kind, 'p1'))).toMatchObject([{ id: 5 }, { id: 'b' }])
    expect(asked).toEqual([path])
  })

  it('is read anew each time', async () => {
    const phone = openPhone()
    await phone.dispatch(readRows('order', 'p1'))
    await phone.dispatch(readRows('order', 'p1'))
    expect(asked).toHaveLength(2)
  })

  it('has no ratings, and problems only where the configuration says so', async () => {
    const kinds: Kind[] = ['order', 'reservation', 'request', 'problem', 'rating']
    expect(kinds.filter((kind) => hasList(kind, { reportsEndpoint: false }))).toEqual([
      'order',
      'reservation',
      'request',
    ])
    expect(kinds.filter((kind) => hasList(kind, { reportsEndpoint: true }))).toEqual([
      'order',
      'reservation',
      'request',
      'problem',
    ])
    expect(await openPhone().dispatch(readRows('rating', 'p1'))).toBeUndefined()
    expect(await openPhone().dispatch(readRows('problem', 'p1'))).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is not known when it cannot be read', async () => {
    hotelLists(() => new Response(null, { status: 500 }))
    expect(await openPhone().dispatch(readRows('order', 'p1'))).toBeUndefined()
  })
})

describe('a look for what nobody answered', () => {
  it('finds the row that is new and fits', async () => {
    hotelLists(() =>
      Response.json({
        content: [
          { id: 5, totalPrice: 13 },
          { id: 6, totalPrice: 13 },
        ],
      }),
    )
    await openPhone(lost('a')).dispatch(reconcileReceipt('a'))
    expect(readReceipt('a')).toMatchObject({ outcome: 'probably-received', seen: { id: 6 } })
  })

  it('notes that the list could not be read, and when', async () => {
    hotelLists(() => Promise.reject(new TypeError('no network')))
    const phone = openPhone(lost('a'))
    await phone.dispatch(reconcileReceipt('a'))
    const at = readReceipt('a')?.doubt?.at ?? ''
    expect(readReceipt('a')).toMatchObject({ outcome: 'unknown', doubt: { says: 'unread' } })
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
    expect(selectReconciling(phone.getState())).toEqual([])
  })

  it('is made once at a time; who asks again waits for it', async () => {
    const { until, release } = deferred()
    hotelLists(() => until.then(rows))
    const phone = openPhone(lost('a'))
    const first = phone.dispatch(reconcileReceipt('a'))
    expect(selectReconciling(phone.getState())).toEqual(['a'])
    const second = phone.dispatch(reconcileReceipt('a'))
    release()
    await Promise.all([first, second])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['confirmed', lost('a', { outcome: 'confirmed' })],
    ['refused', lost('a', { outcome: 'not-accepted' })],
    ['another guest’s', lost('a', { personId: 'p2' })],
    ['of a kind without a list', lost('a', { kind: 'problem', content: { category: 'Шум', message: 'Loud' } })],
  ])('is not made for what is %s', async (_what, receipt) => {
    await openPhone(receipt).dispatch(reconcileReceipt('a'))
    expect(asked).toEqual([])
  })

  it.each(['confirmed', 'not-accepted'] as const)(
    'gives way to what another tab has learnt meanwhile: %s',
    async (outcome) => {
      const phone = openPhone(lost('a'))
      hotelLists(() => {
        writeStoredReceipt(lost('a', { outcome }))
        return rows()
      })
      await phone.dispatch(reconcileReceipt('a'))
      expect(selectReceipts(phone.getState())).toEqual([lost('a', { outcome, createdAt: readReceipt('a')?.createdAt })])
    },
  )

  it('goes on while another tab only sends it once more, as far as anybody knows', async () => {
    const phone = openPhone(lost('a'))
    hotelLists(() => {
      writeStoredReceipt(lost('a', { outcome: 'sending' }))
      return rows()
    })
    await phone.dispatch(reconcileReceipt('a'))
    expect(selectReceipts(phone.getState())).toMatchObject([{ outcome: 'probably-received', seen: { id: 'b' } }])
  })

  it('that ends after Log Out leaves nothing behind', async () => {
    const phone = openPhone(lost('a'))
    const before = readReceipt('a')
    hotelLists(() => {
      phone.dispatch(loggedOut())
      return rows()
    })
    await phone.dispatch(reconcileReceipt('a'))
    expect(selectReceipts(phone.getState())).toEqual([])
    expect(readReceipt('a')).toEqual(before)
  })

  it('is made for everything that is open, and for nothing else', async () => {
    const phone = openPhone(lost('a'), lost('b', { outcome: 'confirmed' }), lost('c'))
    phone.dispatch(reconcileAll())
    expect(selectReconciling(phone.getState()).toSorted()).toEqual(['a', 'c'])
    await vi.waitFor(() => expect(selectReconciling(phone.getState())).toEqual([]))
  })
})
