import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configLoaded, selectConfig } from '#src/config/configSlice.ts'
import { loggedOut } from '#src/session/session.ts'
import { guest, makeTestStore } from '#tests/support/page/testStore.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { canRetryWithKey, type Receipt } from './receipt.ts'
import { receiptWritten, selectReceipts } from './receiptsSlice.ts'
import { outcomeOf, postSubmission, retryWithKey, type SubmissionRequest } from './submitOnce.ts'
import { readRows } from './reconcileReceipt.ts'
import { writeStoredReceipt, readReceipt } from './storedReceipts.ts'
import type { Content } from './kinds.ts'

const order = { id: 'one', kind: 'order', body: { message: '', productIds: ['a'] } } satisfies SubmissionRequest

const sent: { path: string; key: string | null; body: unknown }[] = []

/** Handlers of a hotel with this response to every call; requests are recorded in `sent`. */
function hotelAnswers(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: await request.json(),
    })
    return answer()
  })
}

function openStore({ idempotencyKey = false } = {}) {
  const store = makeTestStore()
  store.dispatch(configLoaded({ ...selectConfig(store.getState()), idempotencyKey }))
  return store
}

beforeEach(() => {
  sent.length = 0
  hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
})

describe('a submission’s call', () => {
  it('has the id as its idempotency key where the hotel honours keys', async () => {
    await openStore({ idempotencyKey: true }).dispatch(postSubmission(order, guest))
    expect(sent).toMatchObject([{ key: 'one' }])
  })

  it('is not made once the session has ended, and the outcome is not-accepted', async () => {
    const store = openStore()
    expect(await store.dispatch(postSubmission(order, { ...guest, sessionId: 'older' }))).toBe('not-accepted')
    store.dispatch(loggedOut())
    expect(await store.dispatch(postSubmission(order, guest))).toBe('not-accepted')
    expect(sent).toEqual([])
  })
})

describe('the outcome of a submission', () => {
  it('is confirmed when the hotel accepted it', () => {
    expect(outcomeOf(undefined)).toBe('confirmed')
  })

  it.each([400, 401, 403, 404, 422, 499])('is not accepted after %i', (status) => {
    expect(outcomeOf({ status })).toBe('not-accepted')
  })

  it.each([302, 408, 409, 425, 429, 500, 503, 'network', 'timeout', 'foreign'] as const)(
    'is unknown after %s',
    (status) => {
      expect(outcomeOf({ status })).toBe('unknown')
    },
  )
})

describe('a submission of unknown outcome', () => {
  const content: Content<'order'> = { lines: [], total: 0, payment: 'room' }
  const at = new Date().toISOString()
  const unknown: Receipt = { ...order, content, personId: 'p1', createdAt: at, outcome: 'unknown' }

  function storeWith(receipt: Receipt, options = {}) {
    const store = openStore(options)
    writeStoredReceipt(receipt)
    store.dispatch(receiptWritten(receipt))
    return store
  }

  it.each([
    ['with a key, nobody knows how it ended', unknown, true, true],
    ['without a key', unknown, false, false],
    ['that the hotel confirmed', { ...unknown, outcome: 'confirmed' as const }, true, false],
    ['that the guest has sent again as a new one', { ...unknown, resubmittedAs: 'two' }, true, false],
    ['of which too little is known', { ...unknown, body: undefined }, true, false],
  ])('may be retried with its key, or not: %s', async (_what, receipt, idempotencyKey, may) => {
    expect(canRetryWithKey(receipt, { idempotencyKey })).toBe(may)
    await storeWith(receipt, { idempotencyKey }).dispatch(retryWithKey('one'))
    expect(sent).toHaveLength(may ? 1 : 0)
  })

  it('is retried unchanged with its own key, and takes the outcome of the retry', async () => {
    const lastCheck = { result: 'not-seen', at } as const
    const store = storeWith({ ...unknown, lastCheck }, { idempotencyKey: true })
    await store.dispatch(retryWithKey('one'))
    expect(sent).toEqual([{ path: '/api/orders/customer/p1', key: 'one', body: unknown.body }])
    expect(selectReceipts(store.getState())).toEqual([
      expect.not.objectContaining({ lastCheck: expect.anything() as unknown }),
    ])
    expect(readReceipt('one')?.sentAt).toBeDefined()
    expect(readReceipt('one')?.outcome).toBe('confirmed')
  })

  it('is not retried when another tab has stored an outcome or resubmitted it', async () => {
    for (const change of [{ outcome: 'confirmed' as const }, { resubmittedAs: 'two' }]) {
      const store = storeWith(unknown, { idempotencyKey: true })
      writeStoredReceipt({ ...unknown, ...change })
      await store.dispatch(retryWithKey('one'))
    }
    expect(sent).toEqual([])
  })

  it('is not retried by a page that was frozen after the press', async () => {
    const store = storeWith(unknown, { idempotencyKey: true })
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const gone = store.dispatch(retryWithKey('one'))
    now.mockReturnValue(45_000)
    await gone
    expect(sent).toEqual([])
    expect(readReceipt('one')?.outcome).toBe('unknown')
  })

  it('is in progress while it is retried, so that a refused query does not end the session', async () => {
    const store = storeWith(unknown, { idempotencyKey: true })
    hotelAnswers(async () => {
      vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
      await store.dispatch(readRows('order', guest.personId))
      return new Response(null, { status: 201 })
    })
    await store.dispatch(retryWithKey('one'))
    expect(selectReceipts(store.getState())).toMatchObject([{ outcome: 'confirmed' }])
  })

  it('stays unknown when the retry is refused, which says nothing about the first call', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 422 })))
    const store = storeWith(unknown, { idempotencyKey: true })
    await store.dispatch(retryWithKey('one'))
    expect(selectReceipts(store.getState())).toMatchObject([{ outcome: 'unknown' }])
  })

  it('stays unknown when the app throws during the retry', async () => {
    expectConsole('error', /submission failed/)
    const store = storeWith(unknown, { idempotencyKey: true })
    vi.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => {
      throw new RangeError('a fault')
    })
    await store.dispatch(retryWithKey('one'))
    expect(selectReceipts(store.getState())).toMatchObject([{ outcome: 'unknown' }])
  })

  it('is not retried for another guest, nor after Log Out', async () => {
    const store = storeWith(unknown, { idempotencyKey: true })
    await store.dispatch(retryWithKey('two'))
    store.dispatch(loggedOut())
    await store.dispatch(retryWithKey('one'))
    expect(sent).toEqual([])
  })
})
