import { describe, expect, it } from 'vitest'
import { hotelDay, hotelDayText, stoppedClock, systemClock } from './clock.ts'

describe('the hotel\u2019s clock', () => {
  it.each([
    ['2026-05-14T20:59:59Z', '2026-05-14', 'May 14th, 2026'],
    ['2026-05-14T21:00:00Z', '2026-05-15', 'May 15th, 2026'],
    ['2025-12-31T22:00:00Z', '2026-01-01', 'January 1st, 2026'],
    ['2026-03-29T00:59:00Z', '2026-03-29', 'March 29th, 2026'],
  ])('reads %s as the day it is in Sofia', (moment, day, text) => {
    expect(hotelDay(new Date(moment))).toBe(day)
    expect(hotelDayText(new Date(moment))).toBe(text)
  })

  it('stands still in tests, and sleeping moves it at once', async () => {
    const clock = stoppedClock(new Date('2026-05-14T12:00:00Z'))
    expect(clock.now()).toEqual(clock.now())
    await clock.sleep(60_000)
    expect(clock.now()).toEqual(new Date('2026-05-14T12:01:00Z'))
  })

  it('is otherwise the computer\u2019s', async () => {
    const before = Date.now()
    await systemClock.sleep(1)
    expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before)
  })
})
