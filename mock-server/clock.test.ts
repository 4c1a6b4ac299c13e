import { expect, it, onTestFinished, vi } from 'vitest'
import { hotelClock, hotelDay, hotelDayText, stoppedClock, wakingClock } from './clock.ts'
import { seed } from './seed.ts'
import { openStore } from './store/store.ts'
import { storedSetting } from './store/storedSetting.ts'

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

it('the clock of a host includes at most two minutes of a night during which the computer sleeps', () => {
  const MINUTE = 60_000
  let now = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const clock = wakingClock()
  function run(minutes: number): void {
    for (let minute = 0; minute < minutes; minute += 1) {
      now += MINUTE
      vi.advanceTimersByTime(MINUTE)
    }
  }
  run(10)
  now += 8 * 60 * MINUTE
  run(10)
  expect(clock.elapsed() / MINUTE).toBeGreaterThanOrEqual(20)
  expect(clock.elapsed() / MINUTE).toBeLessThanOrEqual(22)
  now += 8 * 60 * MINUTE
  expect(clock.elapsed() / MINUTE).toBeLessThanOrEqual(24)
})

it.each(['2027-12-31T23:59:59Z', '2020-01-01T00:00:00+02:00'])(
  'a hotel’s own clock runs on from %s, also when it is opened again',
  async (to) => {
    const start = new Date('2026-05-14T12:00:00Z')
    const real = stoppedClock(start)
    const store = openStore(() => seed(start))
    const kept = storedSetting(store, 'clock')
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
