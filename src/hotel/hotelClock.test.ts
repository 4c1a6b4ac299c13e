import { describe, expect, it, vi } from 'vitest'
import { offeredDays, formatWeekday } from './reservationDays.ts'
import { openingStateAt, openingHours } from './openingHours.ts'
import { dayAndTime, formatMoment, formatTime } from './moments.ts'
import { receivedDay } from './receivedDays.ts'
import { formatDay, hotelDay, stayIsOver } from './stayDays.ts'

/** Times, and days before and after, on Sofia's clock: around midnight and around both daylight-saving changes. */
const moments = [
  ['2026-03-05T21:59:59Z', '23:59:59', ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']],
  ['2026-03-05T22:00:00Z', '00:00:00', ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08']],
  ['2026-03-28T21:59:59Z', '23:59:59', ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30']],
  ['2026-03-28T22:00:00Z', '00:00:00', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T00:59:59Z', '02:59:59', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T01:00:00Z', '04:00:00', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T20:59:59Z', '23:59:59', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T21:00:00Z', '00:00:00', ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01']],
  ['2026-10-24T20:59:59Z', '23:59:59', ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26']],
  ['2026-10-24T21:00:00Z', '00:00:00', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2026-10-25T00:59:59Z', '03:59:59', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2026-10-25T01:00:00Z', '03:00:00', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2026-10-25T21:59:59Z', '23:59:59', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2026-10-25T22:00:00Z', '00:00:00', ['2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28']],
  ['2026-12-31T22:00:00Z', '00:00:00', ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']],
] as const

const SOFIA = 'Europe/Sofia'
/**
 * From the earliest time zone to the latest, with the hotel's own and one whose daylight-saving changes are on other
 * days.
 */
const phones = ['Pacific/Kiritimati', 'Asia/Tokyo', SOFIA, 'America/New_York', 'Pacific/Pago_Pago']

describe.each(phones)('on a device in %s', (zone) => {
  it.each(moments)('the hotel’s clock is the same: %s', (instant, time, [yesterday, today, tomorrow, after]) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const now = new Date(instant)
    expect(hotelDay(now, SOFIA)).toBe(today)
    expect(offeredDays(hotelDay(now, SOFIA), after)).toEqual([today, tomorrow, after])
    expect([yesterday, today].map((checkOut) => stayIsOver(checkOut, now, SOFIA))).toEqual([true, false])
    expect(dayAndTime(instant, SOFIA)).toEqual({ day: today, time: `${time}.000` })
    expect(formatTime(now, SOFIA)).toBe(time.slice(0, 5))
    expect(formatMoment(instant, 'en', SOFIA)).toContain(`${Number(today.slice(8))} `)
    expect(formatMoment(instant, 'en', SOFIA)).toContain(time.slice(0, 5))
    expect(openingStateAt(openingHours.reception, now, SOFIA).open).toBe(time < '02:00' || time >= '07:00')
    expect(openingStateAt(openingHours.restaurant, now, SOFIA).open).toBe(time > '19:00')
    for (const day of [yesterday, today, tomorrow, after]) {
      const inUtc = new Date(`${day}T12:00:00Z`)
      const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(inUtc)
      expect(formatWeekday(day, 'en', 'full')).toContain(weekday)
      expect(formatDay(day, 'en')).toMatch(new RegExp(`^${inUtc.getUTCDate()} `))
      expect(receivedDay(day)).toBe(day)
    }
  })
})
