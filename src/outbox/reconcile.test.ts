import { describe, expect, it } from 'vitest'
import type { Receipt, ReceiptOf } from './receipt.ts'
import { reconcile, rowOf } from './reconcile.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const at = NOW.toISOString()

function order(id: string, more: Partial<ReceiptOf<'order'>> = {}): ReceiptOf<'order'> {
  const content = {
    lines: [{ productId: 1, label: 'Таратор', names: {}, quantity: 2, lineTotal: 1300 }],
    total: 1300,
    payment: 'room' as const,
  }
  return { id, kind: 'order', personId: 1, createdAt: at, outcome: 'unknown', idsBefore: [1], content, ...more }
}

function row(id: string | number, totalPrice: number | null = 13) {
  return { id, totalPrice, orderNumber: id, reservationDate: undefined, status: undefined }
}

function found(receipt: Receipt, list: Parameters<typeof reconcile>[1], others: Receipt[] = []) {
  const { outcome, matchedRow, lastCheck } = reconcile(receipt, list, others, NOW)
  return { outcome, matchedId: matchedRow?.id, result: lastCheck?.result }
}

const undecided = { outcome: undefined, matchedId: undefined, result: 'undecided' }
const noMatch = { outcome: undefined, matchedId: undefined, result: 'not-seen' }

describe('an order whose response was lost', () => {
  it('is received when the only new row matches soon after the press', () => {
    expect(found(order('a'), [row(2), row(1)])).toEqual({ outcome: 'received', matchedId: 2, result: undefined })
  })

  it.each([
    ['is read a minute later', order('a', { createdAt: '2026-11-21T09:59:00.000Z' }), [row(2)]],
    [
      'is read before the press, by a clock that was set back',
      order('a', { createdAt: '2026-11-21T10:01:00Z' }),
      [row(2)],
    ],
    ['omits what to compare', order('a'), [row(2, null)]],
    ['has two new rows that match: it may have arrived twice', order('a'), [row(3), row(2)]],
    ['has another new row', order('a'), [row(3, 5), row(2)]],
    ['has a row that another open order may own', order('a'), [row(2)], [order('b')]],
  ])('is only probably received when the list %s', (_list, receipt, list, others: Receipt[] = []) => {
    expect(found(receipt, list, others)).toMatchObject({ outcome: 'probably-received' })
  })

  it('is received although the guest has sent others, which are settled', () => {
    const others = [
      order('b', { outcome: 'received', matchedRow: row(2) }),
      order('c', { outcome: 'not-accepted' }),
      order('d', { outcome: 'unknown', idsBefore: [3] }),
    ]
    expect(found(order('a'), [row(3), row(2)], others)).toMatchObject({ outcome: 'received', matchedId: 3 })
  })

  it('has no match when the matching row was listed before, whatever the type of its id', () => {
    expect(found(order('a', { idsBefore: ['1'] }), [row(1)])).toEqual(noMatch)
  })

  it('is undecided when a new unexplained row has other content: the hotel may have rewritten it', () => {
    expect(found(order('a'), [row(2, 14.3), row(1)])).toEqual(undecided)
    expect(found(order('a'), [row(1, 14.3)])).toEqual(noMatch)
  })

  it('has no match when a confirmed order explains the new row, however the hotel wrote it', () => {
    const other = order('b', { outcome: 'confirmed' })
    expect(found(order('a'), [row(2, 14.3)], [other])).toEqual(noMatch)
    expect(found(order('a'), [row(3, 14.3), row(2, 14.3)], [other])).toEqual(undecided)
  })

  it('is not probably received when the row may be another order’s that the hotel rewrote', () => {
    const other = order('b', { outcome: 'confirmed', content: { ...order('b').content, total: 1000 } })
    expect(found(order('a'), [row(2)], [other])).toEqual(undecided)
    expect(found(order('a'), [row(3, 10), row(2)], [other])).toMatchObject({
      outcome: 'probably-received',
      matchedId: 2,
    })
  })

  it('is undecided when a row matches and the list before is unknown', () => {
    expect(found(order('a', { idsBefore: undefined }), [row(2)])).toMatchObject({
      outcome: undefined,
      result: 'undecided',
    })
    expect(found(order('a', { idsBefore: undefined }), [row(2, 1)])).toEqual(undecided)
    expect(found(order('a', { idsBefore: undefined }), [])).toEqual(noMatch)
  })

  it('has no match when it was sent without a network and no row matches, though the list before is unknown', () => {
    const sent = order('a', { idsBefore: undefined, wasUnreachable: true })
    expect(found(sent, [row(2, 1), row(1, 5)])).toEqual(noMatch)
    expect(found(sent, [row(2), row(1, 5)])).toEqual(undecided)
  })

  it('leaves a row to the receipt that it was matched with', () => {
    const other = order('b', { outcome: 'probably-received', matchedRow: row(2) })
    expect(found(order('a'), [row(2)], [other])).toEqual(noMatch)
    expect(found(order('a'), [row(3), row(2)], [other])).toMatchObject({ matchedId: 3 })
  })

  it('leaves a row to each equal order that the hotel confirmed', () => {
    const other = order('b', { outcome: 'confirmed' })
    expect(found(order('a'), [row(2)], [other])).toEqual(noMatch)
    expect(found(order('a'), [row(3), row(2)], [other])).toMatchObject({ outcome: 'probably-received' })
  })

  it('gives a confirmed order the only row that it can own', () => {
    const earlier = order('b', { outcome: 'confirmed', idsBefore: [1] })
    expect(found(order('a', { idsBefore: [1, 2] }), [row(3), row(2), row(1)], [earlier])).toMatchObject({
      matchedId: 3,
    })
  })

  it('owns a new row although an older confirmed order’s row is no longer listed', () => {
    const older = order('b', { outcome: 'confirmed', idsBefore: [1] })
    expect(found(order('a', { idsBefore: [1, 2], confirmedBefore: ['b'] }), [row(3)], [older])).toMatchObject({
      matchedId: 3,
    })
    expect(found(order('a', { idsBefore: [1, 2], confirmedBefore: [] }), [row(3)], [older])).toEqual(noMatch)
  })

  it('is undecided while an equal order that may own the row is being sent', () => {
    const other = order('b', { outcome: 'sending' })
    expect(found(order('a'), [row(2)], [other])).toMatchObject({ outcome: undefined, result: 'undecided' })
    expect(found(order('a'), [row(3), row(2)], [other])).toMatchObject({ outcome: 'probably-received' })
  })

  it('ignores refused receipts, other kinds and itself', () => {
    const refused = order('b', { outcome: 'not-accepted' })
    const words = { kind: 'problem', content: { category: 'Шум', message: '' } } as const
    const problem: Receipt = { id: 'p', personId: 1, createdAt: at, outcome: 'confirmed', idsBefore: [], ...words }
    expect(found(order('a'), [row(2)], [refused, order('a', { outcome: 'confirmed' }), problem])).toMatchObject({
      matchedId: 2,
    })
  })
})

describe('a row of the list', () => {
  const common = { personId: 1, createdAt: at, outcome: 'unknown', idsBefore: [] as number[] } as const
  const request: Receipt = { ...common, id: 'r', kind: 'request', content: { category: 'Сешоар', message: 'Моля' } }
  const problem: Receipt = { ...common, id: 'p', kind: 'problem', content: { category: 'Шум', message: 'Моля' } }
  const table: Receipt = {
    ...common,
    id: 't',
    kind: 'reservation',
    content: { numberOfPeople: 4, meal: 'Dinner', date: '2026-11-22', time: '20:00', instructions: '' },
  }

  it.each([
    [request, { id: 1, category: 'Сешоар', customerMessageRequest: 'Моля' }, 'received'],
    [request, { id: 1, category: 'Сешоар', customerMessageRequest: 'Друго' }, undefined],
    [request, { id: 1, category: 'Нови Кърпи', customerMessageRequest: 'Моля' }, undefined],
    [request, { id: 1, category: undefined, customerMessageRequest: undefined }, 'probably-received'],
    [table, { id: 1, numberOfPeople: 4 }, 'received'],
    [table, { id: 1, numberOfPeople: 3 }, undefined],
    [table, { id: 1, numberOfPeople: 4, specialInstructions: 'До прозореца' }, undefined],
    [
      {
        ...table,
        body: {
          numberOfPeople: 4,
          diningDailyAvailabilityConfigId: 6,
          customerMessage: 'Dinner, 20:00',
          internalMessage: '',
        },
      },
      { id: 1, specialInstructions: 'Dinner, 20:00' },
      'probably-received',
    ],
    [problem, { id: 1, category: 'Шум', customerMessage: 'Моля' }, 'received'],
    [problem, { id: 1, category: 'Шум', customerMessage: 'Друго' }, undefined],
    [problem, { id: 1, category: 'Теч', customerMessage: 'Моля' }, undefined],
  ])('matches a receipt or does not (%#)', (receipt, listed, outcome) => {
    expect(reconcile(receipt, [listed as Parameters<typeof reconcile>[1][number]], [], NOW).outcome).toBe(outcome)
  })
})

const later = (idsBefore: number[]) =>
  order('later', { createdAt: '2026-11-21T11:00:00.000Z', outcome: 'confirmed', idsBefore })

interface RowCase {
  readonly is: string
  readonly sent?: Partial<ReceiptOf<'order'>>
  readonly listed: readonly ReturnType<typeof row>[]
  readonly others?: readonly ReceiptOf<'order'>[]
  readonly foundId?: number
}

const rowCases: readonly RowCase[] = [
  { is: 'the only new row with its total', listed: [row(1), row(2), row(3, 99)], foundId: 2 },
  { is: 'none while the list does not have it', listed: [row(1)] },
  { is: 'none of two new rows with its total', listed: [row(2), row(3)] },
  { is: 'the row listed before the guest’s next order', listed: [row(2), row(3)], others: [later([1, 2])], foundId: 2 },
  { is: 'none where the rows before it are unknown', sent: { idsBefore: undefined }, listed: [row(2)] },
  { is: 'none for an order that the hotel has not confirmed', sent: { outcome: 'unknown' }, listed: [row(2)] },
  {
    is: 'the row that reconciliation found',
    sent: { outcome: 'probably-received', matchedRow: row(3) },
    listed: [row(2), row(3)],
    foundId: 3,
  },
]

it.each(rowCases)('a sent order is $is', ({ sent, listed, others = [], foundId }) => {
  const given = order('one', { outcome: 'confirmed', ...sent })
  expect(rowOf(given, listed, [given, ...others])?.id).toBe(foundId)
})
