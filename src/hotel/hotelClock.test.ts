import { describe, expect, it, vi } from 'vitest'
import { offeredDays, formatWeekday } from './reservationDays.ts'
import {
  dayAndTime,
  formatDay,
  formatMoment,
  formatReceived,
  hotelDay,
  newestFirst,
  receivedDay,
  receivedWhen,
  sortableMoment,
  stayIsOver,
} from './hotelClock.ts'
import { formatTime } from '#src/lib/time.ts'

/** Times, and days before and after, on Sofia's clock: around midnight and around both daylight-saving changes. */
const moments = [
  ['2026-03-05T21:59:59Z', '23:59:59', ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']],
  ['2026-03-05T22:00:00Z', '00:00:00', ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08']],
  ['2026-03-28T22:00:00Z', '00:00:00', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T00:59:59Z', '02:59:59', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T01:00:00Z', '04:00:00', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-03-29T21:00:00Z', '00:00:00', ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01']],
  ['2026-10-24T21:00:00Z', '00:00:00', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2026-10-25T00:59:59Z', '03:59:59', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
  ['2026-10-25T01:00:00Z', '03:00:00', ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
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
    for (const day of [yesterday, today, tomorrow, after]) {
      const inUtc = new Date(`${day}T12:00:00Z`)
      const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(inUtc)
      expect(formatWeekday(day, 'en', 'full')).toContain(weekday)
      expect(formatDay(day, 'en')).toMatch(new RegExp(`^${inUtc.getUTCDate()} `))
      expect(receivedDay(day)).toBe(day)
    }
  })
})

// ICU versions differ in the kind of space.
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('a date', () => {
  it.each([
    ['bg', '5 март 2026 г.', '5 март 2026 г., 12:30'],
    ['en', '5 March 2026', '5 March 2026, 12:30'],
    ['es', '5 de marzo de 2026', '5 de marzo de 2026, 12:30'],
  ] as const)('is written in %s, with its time in the hotel’s time zone', (language, day, moment) => {
    const received = ['2026-03-05', 'March 5th, 2026', '2026-03-05T10:30:00Z']
    expect(received.map((text) => plain(formatReceived(text, language, SOFIA)))).toEqual([day, day, moment])
    expect(plain(formatDay('2026-03-05', language))).toBe(day)
    expect(plain(formatMoment('2026-03-05T10:30:00Z', language, SOFIA))).toBe(moment)
  })

  it.each([
    ['2026-03-05T23:30:00.123456789Z', '6 March 2026, 01:30'],
    ['2026-07-05T10:30:00+01:00', '5 July 2026, 12:30'],
    ['2026-07-05T10:30:00+0100', '5 July 2026, 12:30'],
    [' 2026-03-05T10:30:00Z ', '5 March 2026, 12:30'],
    ['2026-03-05T10:30:00', '5 March 2026, 10:30'],
    [' 2026-03-05T10:30:00.5 ', '5 March 2026, 10:30'],
  ])('is converted where it names its time zone: %s', (text, expected) => {
    expect(plain(formatMoment(text, 'en', SOFIA))).toBe(expected)
    expect(plain(formatReceived(text, 'en', SOFIA))).toBe(expected)
  })

  it('falls back to the clock of Sofia for an unknown time zone', () => {
    expect(hotelDay(new Date('2026-03-05T22:30:00Z'), 'Europe/Nowhere')).toBe('2026-03-06')
    expect(formatTime(new Date('2026-03-05T22:30:00Z'), 'Europe/Nowhere')).toBe('00:30')
  })

  it.each([
    ...[
      '',
      'soon',
      '12345',
      '05.03.2026',
      '05.03.2026 10:30',
      'March 5th',
      'Brumaire 3rd, 2026',
      'February 30th, 2026',
    ],
    ...['2026-13-40', '2026-02-31', '2026-13-40T10:30:00Z', '2026-02-31T10:30:00Z', '2026-03-05T99:99Z'],
    ...['about 2026-03-05', 'about 2026-03-05T10:30:00Z', '2026-03-05T10:30:00Z (about)', '+2026-01-01'],
  ])('is shown as received, and ends no stay, when it cannot be read: %j', (text) => {
    expect(formatDay(text, 'en')).toBe(text)
    expect(formatMoment(text, 'en', SOFIA)).toBe(text)
    expect(formatReceived(text, 'en', SOFIA)).toBe(text)
    expect(stayIsOver(text, new Date('2026-12-31'), SOFIA)).toBe(false)
  })

  it('ends no stay when it is missing or has a time', () => {
    for (const date of [undefined, '2026-01-01T12:00'])
      expect(stayIsOver(date, new Date('2026-12-31'), SOFIA)).toBe(false)
  })
})

describe('a received day', () => {
  it.each(Array.from({ length: 12 }, (_, month) => month))('is read in each month: %i', (month) => {
    const day = new Date(Date.UTC(2026, month, 1))
    const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(day)
    expect(receivedDay(`${name} 1st, 2026`)).toBe(day.toISOString().slice(0, 10))
  })

  it.each([
    ['March 3rd, 2026', '2026-03-03'],
    ['december 31, 2025', '2025-12-31'],
    [' 2026-03-04 ', '2026-03-04'],
    ['2026-03-04T19:00:00Z', '2026-03-04'],
    ['March  3rd,  2026', '2026-03-03'],
    ...[
      undefined,
      'February 30th, 2026',
      '2026-02-30T19:00:00Z',
      'about March 3rd, 2026',
      'March 3rd, 2026 or later',
    ].map((text) => [text, undefined]),
  ])('of %j is %s', (text, day) => expect(receivedDay(text)).toBe(day))

  it.each([
    ['2026-03-05T23:30:00Z', { day: '2026-03-06', time: '01:30:00.000' }],
    ['2026-03-05T22:00:00.5Z', { day: '2026-03-06', time: '00:00:00.500' }],
    ['2026-03-05T23:30', { day: '2026-03-05', time: '23:30:00.000' }],
    ['March 5th, 2026', { day: '2026-03-05' }],
    ['2026-02-31T10:00:00Z', undefined],
    [undefined, undefined],
  ])('of %s has its time where that is known', (text, when) => expect(receivedWhen(text, SOFIA)).toEqual(when))
})

describe('rows with a date-time', () => {
  it('are sorted newest first, whatever their time zones, those without a valid one last in the order received', () => {
    const [first, second, third, last] = [
      '2026-03-05T10:30:00.5Z',
      '2026-03-05T09:00:00Z',
      '2026-03-05T13:00:00+05:00',
      '2025-12-31T23:59:00Z',
    ]
    const given = ['soon', second, undefined, third, '', last, first, 'this morning']
    const sorted = [first, second, third, last, 'soon', undefined, '', 'this morning']
    const rows = given.map((at) => ({ at }))
    expect(newestFirst(rows, ({ at }) => sortableMoment(at)).map(({ at }) => at)).toEqual(sorted)
  })
})
