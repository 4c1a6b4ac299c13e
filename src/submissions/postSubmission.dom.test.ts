import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configLoaded, selectConfig } from '#src/config/configSlice.ts'
import { loggedOut } from '#src/session/session.ts'
import { guest, makeTestStore } from '#tests/support/testStore.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import type { Content, Receipt } from './receipt.ts'
import { receiptSettled, receiptWritten, selectReceipts } from './receiptsSlice.ts'
import { canRetryWithKey, retryWithKey, postSubmission, type Sendable } from './postSubmission.ts'
import { writeStoredReceipt, readReceipt } from './storage.ts'

const words = { customerMessage: 'Loud', status: 'CREATED', category: 'Шум' } as const
const order = { id: 'one', kind: 'order', body: { message: '', productIds: ['a'] } } satisfies Sendable

const sent: { path: string; key: string | null; body: unknown }[] = []

/** A hotel that answers every call so; what came is in `sent`. */
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

function openPhone({ idempotencyKey = false } = {}) {
  const phone = makeTestStore()
  phone.dispatch(configLoaded({ ...selectConfig(phone.getState()), idempotencyKey }))
  return phone
}

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  hotelAnswers(() => Promise.resolve(new Response(null, { status: 201 })))
})

describe('what is sent', () => {
  it.each<[Sendable, string]>([
    [order, '/api/orders/customer/p1'],
    [
      {
        id: 'two',
        kind: 'reservation',
        body: { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' },
      },
      '/api/dining/reservation/customer/p1',
    ],
    [{ id: 'three', kind: 'problem', body: words }, '/api/reports/customer/p1'],
    [
      { id: 'four', kind: 'request', body: { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' } },
      '/api/generic-requests/customer/p1',
    ],
    [
      { id: 'five', kind: 'rating', body: { ratingValue: 4, internalMessage: '', publicMessage: '' } },
      '/api/customers/rating/p1',
    ],
  ])('goes to the call of its kind, once, as it is: %j', async (submission, path) => {
    expect(await openPhone().dispatch(postSubmission(submission, guest))).toBe('confirmed')
    expect(sent).toEqual([{ path, key: null, body: submission.body }])
  })

  it('carries its id where the hotel honours keys', async () => {
    await openPhone({ idempotencyKey: true }).dispatch(postSubmission(order, guest))
    expect(sent).toMatchObject([{ key: 'one' }])
  })

  it('does not go once the session has ended: the hotel has not accepted it', async () => {
    const phone = openPhone()
    expect(await phone.dispatch(postSubmission(order, { ...guest, sessionId: 'older' }))).toBe('not-accepted')
    phone.dispatch(loggedOut())
    expect(await phone.dispatch(postSubmission(order, guest))).toBe('not-accepted')
    expect(sent).toEqual([])
  })
})

describe('what nobody answered', () => {
  const content: Content<'order'> = { lines: [], total: 0, payment: 'room' }
  const at = new Date().toISOString()
  const unknown: Receipt = { ...order, content, personId: 'p1', createdAt: at, outcome: 'unknown' }

  function phoneWith(receipt: Receipt, options = {}) {
    const phone = openPhone(options)
    writeStoredReceipt(receipt)
    phone.dispatch(receiptWritten(receipt))
    phone.dispatch(receiptSettled(receipt))
    return phone
  }

  it.each([
    ['with a key, nobody knows how it ended', unknown, true, true],
    ['without a key', unknown, false, false],
    ['that the hotel confirmed', { ...unknown, outcome: 'confirmed' as const }, true, false],
    ['that the guest has sent again as a new one', { ...unknown, sentAgainAs: 'two' }, true, false],
    ['of which too little is known', { ...unknown, body: undefined }, true, false],
  ])('may go once more, or not: %s', async (_what, receipt, idempotencyKey, may) => {
    expect(canRetryWithKey(receipt, { idempotencyKey })).toBe(may)
    await phoneWith(receipt, { idempotencyKey }).dispatch(retryWithKey('one'))
    expect(sent).toHaveLength(may ? 1 : 0)
  })

  it('goes once more as it was, with its own key, and is then what the hotel says', async () => {
    const doubt = { says: 'not-seen', at } as const
    const phone = phoneWith({ ...unknown, doubt }, { idempotencyKey: true })
    await phone.dispatch(retryWithKey('one'))
    expect(sent).toEqual([{ path: '/api/orders/customer/p1', key: 'one', body: unknown.body }])
    expect(selectReceipts(phone.getState())).toEqual([
      expect.not.objectContaining({ doubt: expect.anything() as unknown }),
    ])
    expect(readReceipt('one')?.sentAt).toBeDefined()
    expect(readReceipt('one')?.outcome).toBe('confirmed')
  })

  it('does not go once more when another tab has learnt the outcome, or sent it again, meanwhile', async () => {
    for (const change of [{ outcome: 'confirmed' as const }, { sentAgainAs: 'two' }]) {
      const phone = phoneWith(unknown, { idempotencyKey: true })
      writeStoredReceipt({ ...unknown, ...change })
      await phone.dispatch(retryWithKey('one'))
    }
    expect(sent).toEqual([])
  })

  it('stays open when the second is refused, for that says nothing of the first', async () => {
    hotelAnswers(() => Promise.resolve(new Response(null, { status: 422 })))
    const phone = phoneWith(unknown, { idempotencyKey: true })
    await phone.dispatch(retryWithKey('one'))
    expect(selectReceipts(phone.getState())).toMatchObject([{ outcome: 'unknown' }])
  })

  it('that fails for a fault of the app stays unknown, never in a spinner', async () => {
    expectConsole('error', /submission failed/)
    const phone = phoneWith(unknown, { idempotencyKey: true })
    vi.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => {
      throw new RangeError('a fault')
    })
    await phone.dispatch(retryWithKey('one'))
    expect(selectReceipts(phone.getState())).toMatchObject([{ outcome: 'unknown' }])
  })

  it('goes for nobody else, and not after Log Out', async () => {
    const phone = phoneWith(unknown, { idempotencyKey: true })
    await phone.dispatch(retryWithKey('two'))
    phone.dispatch(loggedOut())
    await phone.dispatch(retryWithKey('one'))
    expect(sent).toEqual([])
  })
})
