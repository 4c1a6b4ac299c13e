import { describe, expect, it } from 'vitest'
import { createHotel } from './createHotel.ts'
import type { Hotel } from './hotel.ts'
import { appliedSituations, applySituation, undoSituations } from './situations.ts'

const NOW = new Date('2026-05-14T09:00:00.000Z')

function rowsOf(hotel: Hotel) {
  return { ...hotel.store.dump(), switches: [], sessions: [] }
}

describe('situations', () => {
  it.each([
    [
      'removes rows',
      ['a hotel without menus', 'a room service that has sold out', 'a guest who has ordered nothing yet'],
    ],
    ['changes a row twice', ['a guest who checks out today', 'a guest whose stay ended yesterday']],
    ['removes rows and adds one', ['a guest who has ordered nothing yet', 'a guest with past orders']],
  ])('are undone, when what was applied %s', (_what, names) => {
    const hotel = createHotel({ now: NOW })
    const before = rowsOf(hotel)
    for (const name of names) applySituation(hotel, name)
    expect(appliedSituations(hotel)).toEqual(names)
    expect(rowsOf(hotel)).not.toEqual(before)
    undoSituations(hotel)
    const after = rowsOf(hotel)
    for (const table of ['products', 'menuItems', 'guests'] as const) expect(after[table]).toEqual(before[table])
    expect(after.orders).toHaveLength(before.orders.length)
    expect(after.orders).toEqual(expect.arrayContaining(before.orders))
    expect(appliedSituations(hotel)).toEqual([])
  })

  it('are undone without what guests have sent meanwhile', () => {
    const hotel = createHotel({ now: NOW })
    applySituation(hotel, 'a guest who has ordered nothing yet')
    const [other] = hotel.store.orders.where()
    if (other === undefined) throw new Error('the hotel has no order of another guest')
    hotel.store.orders.insert({ ...other, id: 'sent-meanwhile', guestId: '1001' })
    undoSituations(hotel)
    const ids = hotel.store.orders.where({ guestId: '1001' }).map(({ id }) => id)
    expect(ids).toContain('sent-meanwhile')
    expect(ids.length).toBeGreaterThan(1)
  })
})
