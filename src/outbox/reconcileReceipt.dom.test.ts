import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configLoaded, selectConfig } from '#src/config/configSlice.ts'
import { loggedOut } from '#src/session/session.ts'
import { deferred } from '#tests/support/deferred.ts'
import { makeTestStore, type TestStore } from '#tests/support/page/testStore.ts'
import { readRows, reconcileAll, reconcileReceipt } from './reconcileReceipt.ts'
import type { Receipt } from './receipt.ts'
import { selectReconciling, selectReceipts } from './receiptsSlice.ts'
import { writeStoredReceipt, readReceipt } from './storedReceipts.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keyOf, writeStoredResponse } from '#src/offline/storedResponses.ts'
import { kindNames, kinds, type Kind } from './kinds.ts'

const asked: string[] = []
const rows = () => Response.json({ content: [{ id: 5 }, { id: 'b' }] })

function hotelLists(answer: () => Promise<Response> | Response = rows) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return answer()
  })
}

/** A store with these stored receipts, which no tab is sending. */
function openStore(...receipts: Receipt[]): TestStore {
  receipts.forEach(writeStoredReceipt)
  return makeTestStore()
}

const withReports = (store: TestStore) =>
  store.dispatch(configLoaded({ ...selectConfig(store.getState()), reportsEndpoint: true }))

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
  asked.length = 0
  hotelLists()
})

describe('the hotel’s list', () => {
  it.each<[Kind, string]>([
    ['order', '/api/orders/customer/p1'],
    ['reservation', '/api/dining/reservation/customer/p1'],
    ['request', '/api/generic-requests/customer/p1'],
    ['problem', '/api/reports/customer/p1'],
  ])('is read before a %s is sent', async (kind, path) => {
    const store = openStore()
    withReports(store)
    expect(await store.dispatch(readRows(kind, 'p1'))).toMatchObject([{ id: 5 }, { id: 'b' }])
    expect(asked).toEqual([path])
  })

  it('is read anew each time', async () => {
    const store = openStore()
    await store.dispatch(readRows('order', 'p1'))
    await store.dispatch(readRows('order', 'p1'))
    expect(asked).toHaveLength(2)
  })

  it('has no ratings, and problems only where the configuration says so', async () => {
    const listed = (config: { reportsEndpoint: boolean }) => kindNames.filter((kind) => kinds[kind].isListed(config))
    expect(listed({ reportsEndpoint: false })).toEqual(['order', 'reservation', 'request'])
    expect(listed({ reportsEndpoint: true })).toEqual(['order', 'reservation', 'problem', 'request'])
    expect(await openStore().dispatch(readRows('rating', 'p1'))).toBeUndefined()
    expect(await openStore().dispatch(readRows('problem', 'p1'))).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('reconciliation', () => {
  it('stores that the list could not be read, and when, whatever is stored for a guest without a network', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T10:00:00Z') })
    hotelLists(() => Promise.reject(new TypeError('no network')))
    const read = { at: Date.now(), response: [{ id: 6, totalPrice: 13 }] }
    writeStoredResponse(keyOf({ endpointName: 'getOrders', originalArgs: 'p1' }, 'p1') ?? '', read)
    const store = openStore(lost('a'))
    await store.dispatch(reconcileReceipt('a'))
    const lastCheck = { result: 'fetch-failed', at: '2026-02-03T10:00:00.000Z' }
    expect(readReceipt('a')).toMatchObject({ outcome: 'unknown', lastCheck })
    expect(selectReconciling(store.getState())).toEqual([])
  })

  it('runs once at a time, whoever asks for it', async () => {
    const { until, release } = deferred()
    hotelLists(() => until.then(rows))
    const store = openStore(lost('a'))
    const bySamePage = [store.dispatch(reconcileReceipt('a')), store.dispatch(reconcileReceipt('a'))]
    const byAnotherGetState = reconcileReceipt('a')(store.dispatch, () => store.getState(), undefined)
    expect(selectReconciling(store.getState())).toEqual(['a'])
    release()
    await Promise.all([...bySamePage, byAnotherGetState])
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['confirmed', lost('a', { outcome: 'confirmed' })],
    ['refused', lost('a', { outcome: 'not-accepted' })],
    ['another guest’s', lost('a', { personId: 'p2' })],
    ['of a kind without a list', lost('a', { kind: 'problem', content: { category: 'Шум', message: 'Loud' } })],
  ])('does not run for what is %s', async (_what, receipt) => {
    await openStore(receipt).dispatch(reconcileReceipt('a'))
    expect(asked).toEqual([])
  })

  it.each(['confirmed', 'not-accepted'] as const)(
    'does not replace what another tab has stored meanwhile: %s',
    async (outcome) => {
      const store = openStore(lost('a'))
      hotelLists(() => {
        writeStoredReceipt(lost('a', { outcome }))
        return rows()
      })
      await store.dispatch(reconcileReceipt('a'))
      expect(selectReceipts(store.getState())).toEqual([lost('a', { outcome, createdAt: readReceipt('a')?.createdAt })])
    },
  )

  it('continues while another tab retries it', async () => {
    const store = openStore(lost('a'))
    hotelLists(() => {
      writeStoredReceipt(lost('a', { outcome: 'sending' }))
      return rows()
    })
    await store.dispatch(reconcileReceipt('a'))
    expect(selectReceipts(store.getState())).toMatchObject([{ outcome: 'probably-received', matchedRow: { id: 'b' } }])
  })

  it('stores nothing when it ends after Log Out', async () => {
    const store = openStore(lost('a'))
    hotelLists(() => {
      store.dispatch(loggedOut())
      return rows()
    })
    await store.dispatch(reconcileReceipt('a'))
    expect(selectReceipts(store.getState())).toEqual([])
    expect(readReceipt('a')).toBeUndefined()
  })

  it('runs for every submission of unknown outcome, and for no other', async () => {
    const store = openStore(lost('a'), lost('b', { outcome: 'confirmed' }), lost('c'))
    store.dispatch(reconcileAll())
    expect(selectReconciling(store.getState()).toSorted()).toEqual(['a', 'c'])
    await eventually(() => expect(selectReconciling(store.getState())).toEqual([]))
  })
})
