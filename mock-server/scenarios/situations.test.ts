import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { writeDishes } from '#mock-server/handlers/demo/offer.ts'
import { applyBrand } from '#mock-server/handlers/demo/brand.ts'
import { byId, ofGuest } from '#mock-server/models.ts'
import { expect, it } from 'vitest'
import { openHotel, rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { applyScenario } from '#mock-server/scenarios/index.ts'
import { appliedSituations, applySituation, undoSituations } from './situations.ts'

const NOW = new Date('2026-05-14T09:00:00.000Z')

function rowsApartFromSettings(hotel: Hotel) {
  return { ...rowsOf(hotel), switches: [], sessions: [] }
}

const apply = (hotel: Hotel, name: string) => applySituation(hotel, name, () => applyScenario(hotel, name))

const noOrder = 'a guest who has ordered nothing yet'

it.each([
  ['removes rows', ['a hotel without menus', 'a room service that has sold out', noOrder]],
  ['changes a row twice', ['a guest who checks out today', 'a guest whose stay ended yesterday']],
  ['changes the configuration', ['the hotel as the specification says']],
  ['removes rows and adds one', [noOrder, 'a guest with past orders']],
])('situations are undone, when what was applied %s', (_what, names) => {
  const hotel = openHotel({ clock: stoppedClock(NOW) })
  const before = rowsApartFromSettings(hotel)
  for (const name of names) apply(hotel, name)
  expect(appliedSituations(hotel)).toEqual(names)
  expect(rowsApartFromSettings(hotel)).not.toEqual(before)
  undoSituations(hotel)
  const after = rowsApartFromSettings(hotel)
  for (const table of ['configurations', 'products', 'menuItems', 'guests'] as const)
    expect(after[table]).toEqual(before[table])
  expect(after.orders).toHaveLength(before.orders.length)
  expect(after.orders).toEqual(expect.arrayContaining(before.orders))
  expect(appliedSituations(hotel)).toEqual([])
})

it('situations are undone over each other where one converts prices, and end before a brand is saved', () => {
  const hotel = openHotel({ clock: stoppedClock(NOW) })
  applyBrand(hotel, { currency: 'eur' })
  const texts = { categories: {}, names: { bg: 'Гювеч' }, descriptions: {}, portions: {} }
  writeDishes(hotel, [{ menus: ['all', 'roomService'], ...texts, price: 2.5 }], 'eur')
  const own = hotel.dishes.read()
  const before = rowsApartFromSettings(hotel)
  apply(hotel, 'a guest who checks out today')
  apply(hotel, 'the hotel as the specification says')
  expect(hotel.dishes.read()).not.toEqual(own)
  undoSituations(hotel)
  expect([rowsApartFromSettings(hotel), hotel.dishes.read()]).toEqual([before, own])
  apply(hotel, 'the hotel as the specification says')
  applyBrand(hotel, { name: 'Hotel Mar' })
  undoSituations(hotel)
  expect(hotel.db.configurations.getAll()).toMatchObject([{ appName: 'Hotel Mar', settings: { currency: 'lv+eur' } }])
})

it('what guests have sent meanwhile stays when situations are undone', () => {
  const hotel = openHotel({ clock: stoppedClock(NOW) })
  const ordersOfTheGuest = () => hotel.db.orders.findMany(ofGuest('1001')).map(({ id }) => id)
  apply(hotel, noOrder)
  const [other] = hotel.db.orders.getAll()
  if (other === undefined) throw new Error('the hotel has no order of another guest')
  hotel.change((db) => db.orders.create({ ...other, id: 'sent-meanwhile', guestId: '1001' }))
  undoSituations(hotel)
  expect(ordersOfTheGuest()).toContain('sent-meanwhile')
  expect(ordersOfTheGuest().length).toBeGreaterThan(1)
})

it('the hotel as the specification says has no option, shows leva, and keeps what describes it', () => {
  const hotel = openHotel({ clock: stoppedClock(NOW) })
  applyBrand(hotel, { currency: 'eur', name: 'Hotel Mar' })
  applyScenario(hotel, 'the hotel as the specification says')
  const [row] = rowsOf(hotel).configurations
  expect(Object.keys(row?.settings ?? {}).toSorted()).toEqual(['hotelFacts', 'privacyUrl', 'productNames', 'termsUrl'])
  expect([row?.appName, hotel.db.products.findFirst(byId('espresso'))?.price]).toEqual(['Hotel Mar', 4])
})
