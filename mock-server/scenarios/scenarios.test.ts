import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { ofGuest, byId } from '#mock-server/models.ts'
import { expect, it } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { applyScenario, scenarios, type ScenarioName } from './index.ts'

const NOW = new Date('2026-05-14T22:30:00.000Z')
const histories = ['orders', 'reservations', 'reports', 'amenityRequests'] as const

function hotelAfter(...names: ScenarioName[]) {
  const hotel = openHotel({ clock: stoppedClock(NOW) })
  for (const name of names) applyScenario(hotel, name)
  const rowsOf = (table: (typeof histories)[number]) => hotel.db[table].findMany(ofGuest('1001'))
  return { ...hotel, rowsOf }
}

it.each(scenarios.map(({ name }) => name))('the scenario %j applies, even twice', (name) => {
  expect(() => hotelAfter(name, name)).not.toThrow()
})

it.each([
  ['orders', 'a guest with past orders', 'a guest who has ordered nothing yet'],
  ['reservations', 'a guest with table reservations', 'a guest who has reserved no table yet'],
  ['reports', 'a guest with reported problems', 'a guest who has reported no problem yet'],
  ['amenityRequests', 'a guest with amenity requests', 'a guest who has requested no amenity yet'],
] as const)('the history of a guest in %s can be something or nothing, whatever it was', (table, some, none) => {
  const rows: readonly { guestId: string }[] = openHotel({ clock: stoppedClock(NOW) }).db[table].getAll()
  const empty = hotelAfter(some, none)
  expect(empty.rowsOf(table)).toEqual([])
  expect(empty.db[table].getAll()).toEqual(rows.filter(({ guestId }) => guestId !== '1001'))
  expect(hotelAfter(none, some).rowsOf(table)).toHaveLength(1)
  const own = rows.filter(({ guestId }) => guestId === '1001')
  const sayingAll = own.filter((row) => !(Object.values(row) as unknown[]).includes(null))
  expect(sayingAll.length).toBeGreaterThan(0)
  expect(hotelAfter(some).rowsOf(table)).toEqual(sayingAll)
})

it('a stay can end today or have ended, by the hotel\u2019s clock', () => {
  const checkOut = (name: ScenarioName) => hotelAfter(name).db.guests.findFirst(byId('1001'))?.checkOutDate
  expect(checkOut('a guest who checks out today')).toBe('2026-05-15')
  expect(checkOut('a guest whose stay ended yesterday')).toBe('2026-05-14')
})
