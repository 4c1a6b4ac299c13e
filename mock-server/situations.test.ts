import { expect, it } from 'vitest'
import { createHotel } from './createHotel.ts'
import type { Hotel } from './hotel.ts'
import { appliedSituations, applySituation, undoSituations } from './situations.ts'

const NOW = new Date('2026-05-14T09:00:00.000Z')

function rowsOf(hotel: Hotel) {
  return { ...hotel.store.dump(), switches: [], sessions: [] }
}

const noOrder = 'a guest who has ordered nothing yet'

it.each([
  ['removes rows', ['a hotel without menus', 'a room service that has sold out', noOrder]],
  ['changes a row twice', ['a guest who checks out today', 'a guest whose stay ended yesterday']],
  ['removes rows and adds one', [noOrder, 'a guest with past orders']],
])('situations are undone, when what was applied %s', (_what, names) => {
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

it('what guests have sent meanwhile stays when situations are undone', () => {
  const hotel = createHotel({ now: NOW })
  const ordersOfTheGuest = () => hotel.store.orders.where({ guestId: '1001' }).map(({ id }) => id)
  applySituation(hotel, noOrder)
  const [other] = hotel.store.orders.where()
  if (other === undefined) throw new Error('the hotel has no order of another guest')
  hotel.store.orders.insert({ ...other, id: 'sent-meanwhile', guestId: '1001' })
  undoSituations(hotel)
  expect(ordersOfTheGuest()).toContain('sent-meanwhile')
  expect(ordersOfTheGuest().length).toBeGreaterThan(1)
})
