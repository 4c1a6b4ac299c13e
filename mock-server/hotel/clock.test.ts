import { expect, it } from 'vitest'
import { hotelClock, hotelDay, hotelDayText, stoppedClock } from './clock.ts'
import { openHotel } from './hotel.ts'
import { storedSetting } from '#mock-server/hotel/storage.ts'

it.each([
  ['2026-05-14T20:59:59Z', '2026-05-14', 'May 14th, 2026'],
  ['2026-05-14T21:00:00Z', '2026-05-15', 'May 15th, 2026'],
  ['2025-12-31T22:00:00Z', '2026-01-01', 'January 1st, 2026'],
  ['2026-03-29T00:59:00Z', '2026-03-29', 'March 29th, 2026'],
  ['2026-07-02T12:00:00Z', '2026-07-02', 'July 2nd, 2026'],
  ['2026-07-03T12:00:00Z', '2026-07-03', 'July 3rd, 2026'],
  ['2026-07-11T12:00:00Z', '2026-07-11', 'July 11th, 2026'],
  ['2026-07-21T12:00:00Z', '2026-07-21', 'July 21st, 2026'],
])('the hotel reads %s as the day it is in Sofia', (moment, day, text) => {
  expect(hotelDay(new Date(moment))).toBe(day)
  expect(hotelDayText(new Date(moment))).toBe(text)
})

it.each(['2027-12-31T23:59:59Z', '2020-01-01T00:00:00+02:00'])(
  'a hotel’s own clock runs on from %s, also when it is opened again',
  async (to) => {
    const start = new Date('2026-05-14T12:00:00Z')
    const real = stoppedClock(start)
    const kept = storedSetting(openHotel({ clock: real }), 'clock')
    const clock = hotelClock(real, kept)
    clock.set(new Date(to))
    expect(hotelClock(real, kept).now()).toEqual(new Date(to))
    expect([clock.now(), clock.ahead()]).toEqual([new Date(to), new Date(to).getTime() - start.getTime()])
    await real.sleep(60_000)
    expect(clock.now()).toEqual(new Date(new Date(to).getTime() + 60_000))
    clock.unset()
    expect([clock.now(), clock.ahead()]).toEqual([real.now(), 0])
  },
)
