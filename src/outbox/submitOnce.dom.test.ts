import { describe, expect, it, vi } from 'vitest'
import { moveClock } from '#src/lib/time.ts'
import { loggedOut, selectGuest } from '#src/session/session.ts'
import { deferred } from '#tests/support/deferred.ts'
import { makeTestStore, type TestStore } from '#tests/support/page/testStore.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { readRows } from './reconcileReceipt.ts'
import { selectReceipts, selectStorageProblem } from './receiptsSlice.ts'
import { readReceipts } from './storedReceipts.ts'
import { submitOnce, type NewSubmission } from './submitOnce.ts'
import { beginGuestScope, endGuestScope } from '#src/session/guestScope.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Row } from './kinds.ts'

const order: NewSubmission = {
  id: 'one',
  kind: 'order',
  content: {
    lines: [{ productId: 1, label: 'Таратор', names: {}, quantity: 2, lineTotal: 1300 }],
    total: 1300,
    payment: 'cash',
  },
  body: { message: '', productIds: ['a', 'a'] },
}

function hotelAnswers(answer: () => Promise<Response>) {
  const hotel = vi.fn<(request: Request) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', hotel)
  return hotel
}

function hotelHolds() {
  const { until, release } = deferred()
  let response = new Response(null)
  const hotel = hotelAnswers(() => until.then(() => response))
  function answer(given: Response) {
    response = given
    release()
  }
  return { hotel, answer }
}

function onlyOutcome(store: TestStore) {
  return selectReceipts(store.getState()).map((receipt) => receipt.outcome)
}

describe('a submission', () => {
  it('is dated by the clock that a demo has moved, and is not taken for an abandoned one', async () => {
    moveClock(-8 * 3_600_000)
    const { hotel, answer } = hotelHolds()
    const sent = makeTestStore().dispatch(submitOnce(order))
    await eventually(() => expect(hotel).toHaveBeenCalled())
    moveClock(0)
    const [receipt] = readReceipts()
    expect(receipt?.outcome).toBe('sending')
    expect(Date.now() - Date.parse(receipt?.createdAt ?? '')).toBeGreaterThan(7 * 3_600_000)
    answer(new Response(null, { status: 201 }))
    await sent
  })

  it('of nobody is not sent', async () => {
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    expect(await makeTestStore({}, null).dispatch(submitOnce(order))).toBe('signed-out')
    expect(hotel).not.toHaveBeenCalled()
  })

  it('stays "sending" for a second after a network error, which an unloading page causes too', async () => {
    vi.useFakeTimers()
    hotelAnswers(() => Promise.reject(new TypeError('failed')))
    const store = makeTestStore()
    const gone = store.dispatch(submitOnce(order))
    await vi.advanceTimersByTimeAsync(900)
    expect(readReceipts()).toMatchObject([{ outcome: 'sending' }])
    await vi.advanceTimersByTimeAsync(100)
    await gone
    expect(readReceipts()).toMatchObject([{ outcome: 'unknown' }])
  })

  it('is sent although reading the list is refused, and its own response decides about the session', async () => {
    const posts = vi.fn(() => new Response(null, { status: 201 }))
    vi.stubGlobal('fetch', (request: Request) =>
      Promise.resolve(request.method === 'POST' ? posts() : new Response(null, { status: 403 })),
    )
    const store = makeTestStore()
    expect(await store.dispatch(submitOnce(order, readRows))).toEqual({ shownReceiptId: 'one' })
    expect(posts).toHaveBeenCalledTimes(1)
    expect(onlyOutcome(store)).toEqual(['confirmed'])
    await store.dispatch(readRows('order', 'p1'))
    expect(selectGuest(store.getState())).toBeNull()
  })

  it('ends as unknown when the app throws', async () => {
    expectConsole('error', /submission failed/)
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const store = makeTestStore()
    const broken = () => () => Promise.reject(new Error('a fault'))
    expect(await store.dispatch(submitOnce(order, broken))).toEqual({ shownReceiptId: 'one' })
    expect(onlyOutcome(store)).toEqual(['unknown'])
    expect(store.getState().receipts.sendingHere).toEqual([])
  })

  it('is not sent and leaves nothing when Log Out comes first', async () => {
    beginGuestScope('p1')
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const store = makeTestStore()
    const gone = store.dispatch(submitOnce(order))
    endGuestScope()
    store.dispatch(loggedOut())
    expect(await gone).toBe('signed-out')
    expect(hotel).not.toHaveBeenCalled()
    expect(Object.keys(localStorage)).toEqual([])
    expect(store.getState().receipts.all).toEqual([])
  })

  it('stores what the hotel listed before, and reports no storage problem', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 500 })))
    const store = makeTestStore()
    await store.dispatch(submitOnce(order, () => async () => [{ id: 1 }, { id: 'b' }] as Row[]))
    await store.dispatch(submitOnce({ ...order, id: 'two' }, () => async () => undefined))
    await store.dispatch(submitOnce({ ...order, id: 'three' }, () => async () => 'unreachable'))
    expect(
      readReceipts()
        .map(({ id, idsBefore, wasUnreachable }) => [id, idsBefore, wasUnreachable])
        .toSorted(),
    ).toEqual([
      ['one', [1, 'b'], undefined],
      ['three', undefined, true],
      ['two', undefined, undefined],
    ])
    expect(selectStorageProblem(store.getState())).toBeNull()
  })

  it('that was sent already is not in progress, so a later 401 ends the session', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const store = makeTestStore()
    for (const _press of [1, 2]) await store.dispatch(submitOnce(order))
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 401 })))
    await store.dispatch(readRows('order', 'p1'))
    expect(selectGuest(store.getState())).toBeNull()
  })

  it('lets the guest continue after 4 s, and settles later', async () => {
    vi.useFakeTimers()
    const { answer } = hotelHolds()
    const store = makeTestStore()
    const goneOn = vi.fn()
    void store.dispatch(submitOnce(order)).then(goneOn)
    await vi.advanceTimersByTimeAsync(3_900)
    expect(goneOn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(goneOn).toHaveBeenCalledWith({ shownReceiptId: 'one' })
    expect(onlyOutcome(store)).toEqual(['sending'])
    answer(new Response(null, { status: 201 }))
    await eventually(() => expect(onlyOutcome(store)).toEqual(['confirmed']))
  })

  it('waits at most 2 s for the hotel’s list', async () => {
    vi.useFakeTimers()
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const store = makeTestStore()
    void store.dispatch(submitOnce(order, () => () => new Promise<never>(() => undefined)))
    await vi.advanceTimersByTimeAsync(1_900)
    expect(hotel).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(hotel).toHaveBeenCalledTimes(1)
  })

  it('is sent again only once, whichever tab does so', async () => {
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 400 })))
    const store = makeTestStore()
    await store.dispatch(submitOnce(order))
    const again = { ...order, resubmittedId: 'one' }
    expect(await store.dispatch(submitOnce({ ...again, id: 'two' }))).toEqual({ shownReceiptId: 'two' })
    expect(await store.dispatch(submitOnce({ ...again, id: 'three' }))).toEqual({ shownReceiptId: 'two' })
    expect(hotel).toHaveBeenCalledTimes(2)
  })

  it('of a page that was frozen after the press is not sent, and says so', async () => {
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const store = makeTestStore()
    const list = deferred()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const gone = store.dispatch(submitOnce(order, () => () => list.until.then(() => [])))
    now.mockReturnValue(45_000)
    list.release()
    expect(await gone).toEqual({ shownReceiptId: 'one' })
    expect(hotel).not.toHaveBeenCalled()
    expect(readReceipts()).toMatchObject([{ outcome: 'not-accepted', wasNotSent: true }])
  })

  it('of a guest who has logged out in another tab, which this one has missed, is not sent', async () => {
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const store = makeTestStore()
    endGuestScope()
    expect(await store.dispatch(submitOnce(order))).toBe('signed-out')
    expect(hotel).not.toHaveBeenCalled()
    expect(Object.keys(localStorage)).toEqual([])
    expect(selectGuest(store.getState())).toBeNull()
  })
})
