import { describe, expect, it } from 'vitest'
import { capitalised, offeredDays, formatWeekday } from './reservationDays.ts'

describe('the days a table can be reserved for', () => {
  it('are all from today to the check-out date', () => {
    expect(offeredDays('2026-03-05', '2026-03-08')).toEqual(['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'])
    expect(offeredDays('2026-03-05', '2026-03-05')).toEqual(['2026-03-05'])
  })

  it('include each day once at the end of a month', () => {
    expect(offeredDays('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })

  const none = [undefined, '', 'soon', '2026-04-31', '2026-3-9', '2026-03-08T12:00:00Z', '08.03.2026']

  it.each([...none, '2026-03-04', '1999-12-31'])('are only today when the check-out date is %j', (checkOutDate) => {
    expect(offeredDays('2026-03-05', checkOutDate)).toEqual(['2026-03-05'])
  })

  it('are at most a year when the check-out date is open-ended', () => {
    expect(offeredDays('2026-03-05', '9999-12-31').at(-1)).toBe('2027-03-06')
  })
})

describe('a day', () => {
  it.each([
    ['bg', 'чт 5 март', 'четвъртък, 5 март', 'Четвъртък, 5 март 2026 г.'],
    ['en', 'Thu 5 Mar', 'Thursday 5 March', 'Thursday 5 March 2026'],
    ['es', 'jue 5 mar', 'jueves, 5 de marzo', 'Jueves, 5 de marzo de 2026'],
  ] as const)('is formatted with its weekday in %s', (language, compact, short, full) => {
    const formatted = (style: 'compact' | 'short' | 'full') => formatWeekday('2026-03-05', language, style)
    expect(formatted('compact')).toBe(compact)
    expect(formatted('short')).toBe(short)
    expect(capitalised(formatted('full'), language)).toBe(full)
  })
})
