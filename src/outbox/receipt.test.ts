import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mergeReceipt, receipt, type Outcome, type ReceiptOf } from './receipt.ts'

const common = {
  id: 'a',
  personId: 7,
  roomNumber: '305',
  createdAt: '2026-11-22T08:00:00.000Z',
  outcome: 'unknown',
  idsBefore: [1, 'b'],
}
const order = {
  kind: 'order',
  content: {
    lines: [{ productId: 1, label: 'Tarator', names: {}, quantity: 2, lineTotal: 1300 }],
    total: 1300,
    payment: 'card',
  },
}
const words = { category: 'Шум', message: 'Loud' }

describe('a stored receipt', () => {
  it.each([
    {
      ...order,
      body: { message: '', productIds: ['t', 't'] },
      matchedRow: { id: 2, orderNumber: '2119', totalPrice: 13 },
    },
    {
      kind: 'reservation',
      content: { numberOfPeople: 4, meal: 'Dinner', date: '2026-11-23', time: '20:00', instructions: 'Window' },
      body: { numberOfPeople: 4, diningDailyAvailabilityConfigId: 6, customerMessage: 'Window', internalMessage: '' },
      matchedRow: { id: 2, reservationDate: 'November 22nd, 2026', numberOfPeople: 4 },
    },
    {
      kind: 'problem',
      content: words,
      body: { customerMessage: 'Loud', status: 'CREATED', category: 'Шум' },
      matchedRow: { id: 2, category: 'Шум' },
    },
    {
      kind: 'request',
      content: words,
      body: { customerMessageRequest: 'Two', status: 'CREATED', category: 'Сешоар' },
      matchedRow: { id: 2, createdTime: '2026-11-22T08:00:00Z' },
    },
    {
      kind: 'rating',
      content: { ratingValue: 4.5, internalMessage: 'a', publicMessage: 'b' },
      body: { ratingValue: 4.5, internalMessage: 'a', publicMessage: 'b' },
    },
  ])('is read as it was written: $kind', (ofKind) => {
    const written = {
      ...common,
      ...ofKind,
      lastCheck: { result: 'undecided', at: common.createdAt },
      resubmittedAs: 'b',
    }
    expect(v.parse(receipt, written)).toEqual(written)
  })

  it.each([
    { id: '' },
    { personId: null },
    { createdAt: 'yesterday' },
    { outcome: 'eaten' },
    { idsBefore: [null] },
    { kind: 'dance' },
    { lastCheck: { result: 'maybe', at: common.createdAt } },
    { lastCheck: { result: 'fetch-failed', at: 'now' } },
    { content: {} },
    { resubmittedAs: 7 },
    { content: { ...order.content, payment: 'shells' } },
    { content: { ...order.content, total: -1 } },
    { content: { ...order.content, total: 0.5 } },
    {
      content: { ...order.content, lines: [{ productId: 1, label: 'Tarator', names: {}, quantity: 0, lineTotal: 0 }] },
    },
    { content: { ...order.content, lines: [{}] } },
    { body: { message: '', productIds: [] } },
    { matchedRow: { orderNumber: '2119' } },
    { kind: 'problem' },
    { kind: 'rating' },
    { kind: 'reservation' },
  ])('is invalid with %j', (wrong) => {
    expect(v.is(receipt, { ...common, ...order, ...wrong })).toBe(false)
  })
})

const noMatch = { result: 'not-seen', at: common.createdAt } as const

function problem(more: Partial<ReceiptOf<'problem'>> = {}): ReceiptOf<'problem'> {
  return { ...common, kind: 'problem', outcome: 'unknown', content: words, ...more }
}

describe('a change to a receipt that another tab may have changed since', () => {
  it.each<[Outcome, Outcome, Outcome]>([
    ['sending', 'unknown', 'unknown'],
    ['unknown', 'sending', 'sending'],
    ['unknown', 'probably-received', 'probably-received'],
    ['unknown', 'confirmed', 'confirmed'],
    ['unknown', 'received', 'received'],
    ['received', 'unknown', 'received'],
    ['received', 'probably-received', 'received'],
    ['received', 'confirmed', 'confirmed'],
    ['probably-received', 'unknown', 'probably-received'],
    ['probably-received', 'confirmed', 'confirmed'],
    ['probably-received', 'not-accepted', 'not-accepted'],
    ['confirmed', 'unknown', 'confirmed'],
    ['confirmed', 'probably-received', 'confirmed'],
    ['confirmed', 'not-accepted', 'confirmed'],
    ['not-accepted', 'unknown', 'not-accepted'],
    ['not-accepted', 'confirmed', 'not-accepted'],
  ])('never replaces a more certain outcome: %s, then %s, is %s', (before, after, result) => {
    expect(mergeReceipt(problem({ outcome: before }), { outcome: after }).outcome).toBe(result)
  })

  it('never replaces the id of its resubmission', () => {
    const again = problem({ resubmittedAs: 'b' })
    expect(mergeReceipt(again, { outcome: 'confirmed' }).resubmittedAs).toBe('b')
    expect(mergeReceipt(again, { resubmittedAs: 'c' }).resubmittedAs).toBe('b')
    expect(mergeReceipt(problem(), { resubmittedAs: 'c' }).resubmittedAs).toBe('c')
    expect(mergeReceipt(problem(), {})).not.toHaveProperty('resubmittedAs')
  })

  it('removes the matched row once the hotel has refused it', () => {
    expect(mergeReceipt(problem({ outcome: 'confirmed' }), { lastCheck: noMatch })).not.toHaveProperty('lastCheck')
    expect(mergeReceipt(problem(), { lastCheck: noMatch }).lastCheck).toEqual(noMatch)
    const matched = problem({ outcome: 'probably-received', matchedRow: { id: 7 }, lastCheck: noMatch })
    expect(mergeReceipt(matched, { outcome: 'not-accepted' })).toMatchObject({
      outcome: 'not-accepted',
      matchedRow: undefined,
      lastCheck: undefined,
    })
  })

  it('applies the ids listed before, whatever the outcome', () => {
    const listed = { idsBefore: [1], confirmedBefore: ['z'] }
    expect(mergeReceipt(problem({ outcome: 'confirmed' }), listed)).toMatchObject(listed)
  })
})
