import { expect, it } from 'vitest'
import type { Order } from '#src/schemas/orders.ts'
import type { ReceiptOf } from './receipt.ts'
import { rowOf } from './reconcile.ts'

const row = (id: number, totalPrice = 10): Order => ({ id, totalPrice })

function receipt(more: Partial<ReceiptOf<'order'>> = {}): ReceiptOf<'order'> {
  return {
    kind: 'order',
    id: 'one',
    personId: 7,
    createdAt: '2026-02-03T10:00:00Z',
    outcome: 'confirmed',
    idsBefore: [1],
    content: { lines: [], total: 1000, payment: 'room' },
    ...more,
  }
}
const later = (idsBefore: number[]) => receipt({ id: 'later', createdAt: '2026-02-03T11:00:00Z', idsBefore })

interface Case {
  readonly is: string
  readonly sent?: Partial<ReceiptOf<'order'>>
  readonly listed: readonly Order[]
  readonly others?: readonly ReceiptOf<'order'>[]
  readonly found?: number
}

const cases: readonly Case[] = [
  { is: 'the only new row with its total', listed: [row(1), row(2), row(3, 99)], found: 2 },
  { is: 'none while the list does not have it', listed: [row(1)] },
  { is: 'none of two new rows with its total', listed: [row(2), row(3)] },
  { is: 'the row listed before the guest’s next order', listed: [row(2), row(3)], others: [later([1, 2])], found: 2 },
  { is: 'none where the rows before it are unknown', sent: { idsBefore: undefined }, listed: [row(2)] },
  { is: 'none for an order that the hotel has not confirmed', sent: { outcome: 'unknown' }, listed: [row(2)] },
  {
    is: 'the row that reconciliation found',
    sent: { outcome: 'probably-received', matchedRow: row(3) },
    listed: [row(2), row(3)],
    found: 3,
  },
]

it.each(cases)('a sent order is $is', ({ sent, listed, others = [], found }) => {
  const given = receipt(sent)
  expect(rowOf(given, listed, [given, ...others])?.id).toBe(found)
})
