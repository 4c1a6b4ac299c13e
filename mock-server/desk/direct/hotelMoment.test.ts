import { expect, it } from 'vitest'
import { momentOnHotelClock, hotelClockValue } from './hotelMoment.ts'

it.each([
  ['in winter', '2026-01-15T19:30', '2026-01-15T17:30:00.000Z'],
  ['in summer', '2026-07-15T19:30', '2026-07-15T16:30:00.000Z'],
  ['an hour before summer time begins', '2026-03-29T02:30', '2026-03-29T00:30:00.000Z'],
  ['an hour before it ends', '2026-10-25T02:30', '2026-10-24T23:30:00.000Z'],
])('a time on the hotel’s clock converts to its moment and back: %s', (_when, shown, moment) => {
  expect(momentOnHotelClock(shown)).toBe(moment)
  expect(hotelClockValue(moment)).toBe(shown)
})

it('a time that the clock skips is moved to after the gap', () => {
  expect(momentOnHotelClock('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z')
})
