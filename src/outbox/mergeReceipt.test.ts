import { describe, expect, it } from 'vitest'
import { mergeReceipt, type Outcome, type ReceiptOf } from './receipt.ts'

const at = '2026-11-22T10:00:00.000Z'
const content = { category: 'Шум', message: '' }
const noMatch = { result: 'not-seen', at } as const

function receipt(more: Partial<ReceiptOf<'problem'>> = {}): ReceiptOf<'problem'> {
  return { id: 'a', kind: 'problem', personId: 1, createdAt: at, outcome: 'unknown', content, ...more }
}

describe('a change to a receipt that another tab may have changed since', () => {
  it.each<[Outcome, Outcome, Outcome]>([
    ['sending', 'unknown', 'unknown'],
    ['unknown', 'sending', 'sending'],
    ['unknown', 'probably-received', 'probably-received'],
    ['unknown', 'confirmed', 'confirmed'],
    ['probably-received', 'unknown', 'probably-received'],
    ['probably-received', 'confirmed', 'confirmed'],
    ['probably-received', 'not-accepted', 'not-accepted'],
    ['confirmed', 'unknown', 'confirmed'],
    ['confirmed', 'probably-received', 'confirmed'],
    ['confirmed', 'not-accepted', 'confirmed'],
    ['not-accepted', 'unknown', 'not-accepted'],
    ['not-accepted', 'confirmed', 'not-accepted'],
  ])('never replaces a more certain outcome: %s, then %s, is %s', (before, after, result) => {
    expect(mergeReceipt(receipt({ outcome: before }), { outcome: after }).outcome).toBe(result)
  })

  it('never replaces the id of its resubmission', () => {
    const again = receipt({ resubmittedAs: 'b' })
    expect(mergeReceipt(again, { outcome: 'confirmed' }).resubmittedAs).toBe('b')
    expect(mergeReceipt(again, { resubmittedAs: 'c' }).resubmittedAs).toBe('b')
    expect(mergeReceipt(receipt(), { resubmittedAs: 'c' }).resubmittedAs).toBe('c')
    expect(mergeReceipt(receipt(), {})).not.toHaveProperty('resubmittedAs')
  })

  it('removes the matched row once the hotel has refused it', () => {
    expect(mergeReceipt(receipt({ outcome: 'confirmed' }), { lastCheck: noMatch })).not.toHaveProperty('lastCheck')
    expect(mergeReceipt(receipt(), { lastCheck: noMatch }).lastCheck).toEqual(noMatch)
    const matched = receipt({ outcome: 'probably-received', matchedRow: { id: 7 }, lastCheck: noMatch })
    expect(mergeReceipt(matched, { outcome: 'not-accepted' })).toMatchObject({
      outcome: 'not-accepted',
      matchedRow: undefined,
      lastCheck: undefined,
    })
  })

  it('applies the ids listed before, whatever the outcome', () => {
    const listed = { idsBefore: [1], confirmedBefore: ['z'] }
    expect(mergeReceipt(receipt({ outcome: 'confirmed' }), listed)).toMatchObject(listed)
  })
})
