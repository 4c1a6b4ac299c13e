import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loggedOut, selectGuest, signedIn } from '#src/session/session.ts'
import { deferred } from '#tests/support/deferred.ts'
import { makeLocks } from '#tests/support/jsdomGaps.ts'
import { guest, makeTestStore, type TestStore } from '#tests/support/testStore.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { readRows } from './reconcileReceipt.ts'
import type { Row } from './receipt.ts'
import { receiptsFollowed, selectReceiptAtSignOut, selectReceipts, selectStorageTrouble } from './receiptsSlice.ts'
import { removeStoredReceipts, readReceipts } from './storage.ts'
import { submitOnce, type NewSubmission } from './submitOnce.ts'
import { beginGuestScope, endGuestScope } from './guestScope.ts'

const order: NewSubmission = {
  id: 'one',
  kind: 'order',
  content: { lines: [{ label: 'Таратор', quantity: 2, lineTotal: 1300 }], total: 1300, payment: 'cash' },
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

function onlyOutcome(phone: TestStore) {
  return selectReceipts(phone.getState()).map((receipt) => receipt.outcome)
}

describe('a submission', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.useRealTimers())

  it.each([
    [201, 'confirmed'],
    [422, 'not-accepted'],
    [500, 'unknown'],
    [409, 'unknown'],
  ] as const)('answered %i is %s, and leads to the success page', async (status, outcome) => {
    hotelAnswers(() => Promise.resolve(new Response('{"broken', { status })))
    const phone = makeTestStore()
    expect(await phone.dispatch(submitOnce(order))).toEqual({ shows: 'one' })
    expect(onlyOutcome(phone)).toEqual([outcome])
  })

  it('that no hotel answered is unknown', async () => {
    hotelAnswers(() => Promise.reject(new TypeError('failed')))
    const phone = makeTestStore()
    await phone.dispatch(submitOnce(order))
    expect(onlyOutcome(phone)).toEqual(['unknown'])
  })

  it('that a captive portal answered with a page is unknown, for the hotel never saw it', async () => {
    hotelAnswers(() => Promise.resolve(new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 })))
    const phone = makeTestStore()
    await phone.dispatch(submitOnce(order))
    expect(onlyOutcome(phone)).toEqual(['unknown'])
  })

  it('that no hotel answered is still being sent for a second: a page that is leaving must not call it unknown', async () => {
    vi.useFakeTimers()
    hotelAnswers(() => Promise.reject(new TypeError('failed')))
    const phone = makeTestStore()
    const gone = phone.dispatch(submitOnce(order))
    await vi.advanceTimersByTimeAsync(900)
    expect(readReceipts()).toMatchObject([{ outcome: 'sending' }])
    await vi.advanceTimersByTimeAsync(100)
    await gone
    expect(readReceipts()).toMatchObject([{ outcome: 'unknown' }])
  })

  it('goes although the list of what was sent before is refused, and its own answer decides about the session', async () => {
    const posts = vi.fn(() => new Response(null, { status: 201 }))
    vi.stubGlobal('fetch', (request: Request) =>
      Promise.resolve(request.method === 'POST' ? posts() : new Response(null, { status: 403 })),
    )
    const phone = makeTestStore()
    expect(await phone.dispatch(submitOnce(order, readRows))).toEqual({ shows: 'one' })
    expect(posts).toHaveBeenCalledTimes(1)
    expect(onlyOutcome(phone)).toEqual(['confirmed'])
    await phone.dispatch(readRows('order', 'p1'))
    expect(selectGuest(phone.getState())).toBeNull()
  })

  it('that fails for a fault of the app ends as unknown, never in a spinner', async () => {
    expectConsole('error', /submission failed/)
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const phone = makeTestStore()
    const broken = () => () => Promise.reject(new Error('a fault'))
    expect(await phone.dispatch(submitOnce(order, broken))).toEqual({ shows: 'one' })
    expect(onlyOutcome(phone)).toEqual(['unknown'])
    expect(phone.getState().receipts.sendingHere).toEqual([])
    expect(phone.getState().session.submitting).toBe(0)
  })

  it.each([
    ['blocked', makeLocks({ areBlocked: true })],
    ['missing', undefined],
  ])('goes where the browser’s locks are %s', async (_how, given) => {
    const { locks } = navigator
    Object.defineProperty(navigator, 'locks', { value: given, configurable: true })
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const phone = makeTestStore()
    await phone.dispatch(submitOnce(order))
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    expect(hotel).toHaveBeenCalledTimes(1)
    expect(onlyOutcome(phone)).toEqual(['confirmed'])
  })

  it('that the guest confirmed and Log Out overtook leaves nothing, and is not sent', async () => {
    beginGuestScope('p1')
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const phone = makeTestStore()
    const gone = phone.dispatch(submitOnce(order))
    endGuestScope()
    phone.dispatch(loggedOut())
    await gone
    expect(hotel).not.toHaveBeenCalled()
    expect(Object.keys(localStorage)).toEqual([])
    expect(phone.getState().receipts.all).toEqual([])
  })

  it('has its receipt on this phone before the hotel is called', async () => {
    let kept: unknown
    hotelAnswers(() => {
      kept = JSON.parse(localStorage.getItem('companion-receipt-one') ?? 'null')
      return Promise.resolve(new Response(null, { status: 201 }))
    })
    await makeTestStore().dispatch(submitOnce(order))
    expect(kept).toMatchObject({ id: 'one', outcome: 'sending', roomNumber: '305' })
  })

  it('remembers what the hotel listed before, and has no trouble with the storage of a phone that is well', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 500 })))
    const phone = makeTestStore()
    await phone.dispatch(submitOnce(order, () => async () => [{ id: 1 }, { id: 'b' }] as Row[]))
    await phone.dispatch(submitOnce({ ...order, id: 'two' }, () => async () => undefined))
    expect(
      readReceipts()
        .map(({ id, idsBefore }) => [id, idsBefore])
        .toSorted(),
    ).toEqual([
      ['one', [1, 'b']],
      ['two', undefined],
    ])
    expect(selectStorageTrouble(phone.getState())).toBeNull()
  })

  it('is sent once, after a double tap, a reload and in a second tab', async () => {
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const phone = makeTestStore()
    await Promise.all([phone.dispatch(submitOnce(order)), phone.dispatch(submitOnce(order))])
    await makeTestStore().dispatch(submitOnce(order))
    expect(hotel).toHaveBeenCalledTimes(1)
  })

  it('lets the guest go on after 4 s, and settles later', async () => {
    vi.useFakeTimers()
    const { answer } = hotelHolds()
    const phone = makeTestStore()
    const goneOn = vi.fn()
    void phone.dispatch(submitOnce(order)).then(goneOn)
    await vi.advanceTimersByTimeAsync(3_900)
    expect(goneOn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(goneOn).toHaveBeenCalledWith({ shows: 'one' })
    expect(onlyOutcome(phone)).toEqual(['sending'])
    answer(new Response(null, { status: 201 }))
    await vi.waitFor(() => expect(onlyOutcome(phone)).toEqual(['confirmed']))
  })

  it('waits 2 s at most for what the hotel lists already', async () => {
    vi.useFakeTimers()
    const hotel = hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const phone = makeTestStore()
    void phone.dispatch(submitOnce(order, () => () => new Promise<never>(() => undefined)))
    await vi.advanceTimersByTimeAsync(1_900)
    expect(hotel).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(hotel).toHaveBeenCalledTimes(1)
  })

  it('interrupted by a reload is unknown afterwards', () => {
    const sending = {
      id: 'x',
      kind: 'order',
      personId: 'p1',
      createdAt: '2026-11-21T10:00:00Z',
      outcome: 'sending',
      content: order.content,
    }
    localStorage.setItem('companion-receipt-x', JSON.stringify(sending))
    localStorage.setItem('companion-receipt-y', '{"damaged":true}')
    expect(onlyOutcome(makeTestStore())).toEqual(['unknown'])
  })

  it('refused with 401 signs out, is kept for the same guest and is told as not sent', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 401 })))
    const phone = makeTestStore()
    expect(await phone.dispatch(submitOnce(order))).toBe('signed-out')
    expect(selectReceiptAtSignOut(phone.getState())?.outcome).toBe('not-accepted')
    expect(selectReceipts(phone.getState())).toEqual([])
    phone.dispatch(signedIn({ ...guest, sessionId: 's2' }))
    expect(onlyOutcome(phone)).toEqual(['not-accepted'])
  })

  it('of two tabs at once keeps both receipts, each with its own outcome', async () => {
    const answers = [201, 422]
    hotelAnswers(() => Promise.resolve(new Response(null, { status: answers.shift() ?? 500 })))
    await Promise.all([
      makeTestStore().dispatch(submitOnce(order)),
      makeTestStore().dispatch(submitOnce({ ...order, id: 'two' })),
    ])
    expect(
      readReceipts()
        .map(({ id, outcome }) => [id, outcome])
        .toSorted(),
    ).toEqual([
      ['one', 'confirmed'],
      ['two', 'not-accepted'],
    ])
  })

  it('that this tab is sending stays "sending" here, whatever another tab writes', async () => {
    const { hotel, answer } = hotelHolds()
    const phone = makeTestStore()
    const next = phone.dispatch(submitOnce(order))
    await vi.waitFor(() => expect(hotel).toHaveBeenCalled())
    phone.dispatch(receiptsFollowed(readReceipts()))
    expect(onlyOutcome(phone)).toEqual(['sending'])
    answer(new Response(null, { status: 201 }))
    await next
    expect(onlyOutcome(phone)).toEqual(['confirmed'])
  })

  it('that settles after Log Out leaves nothing behind', async () => {
    const { hotel, answer } = hotelHolds()
    const phone = makeTestStore()
    const next = phone.dispatch(submitOnce(order))
    await vi.waitFor(() => expect(hotel).toHaveBeenCalled())
    removeStoredReceipts()
    phone.dispatch(loggedOut())
    answer(new Response(null, { status: 201 }))
    await next
    expect(readReceipts()).toEqual([])
  })

  it('is never shown to another guest, and is gone after Log Out', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
    const phone = makeTestStore()
    await phone.dispatch(submitOnce(order))
    phone.dispatch(signedIn({ ...guest, personId: 'p2' }))
    expect(selectReceipts(phone.getState())).toEqual([])
    const other = makeTestStore()
    other.dispatch(loggedOut())
    expect(other.getState().receipts.all).toEqual([])
  })
})
