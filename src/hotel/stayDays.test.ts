import { describe, expect, it } from 'vitest'
import { formatDay, hotelDay, stayIsOver } from './stayDays.ts'

describe('a day of the stay', () => {
  it.each([
    ['bg', '5 март 2026 г.'],
    ['en', '5 March 2026'],
    ['es', '5 de marzo de 2026'],
  ] as const)('is formatted in %s', (language, text) => {
    expect(formatDay('2026-03-05', language)).toBe(text)
  })

  it.each(['soon', '2026-13-40', '2026-02-31', '05.03.2026', 'about 2026-03-05'])(
    'is shown as received when it is invalid: %s',
    (day) => {
      expect(formatDay(day, 'en')).toBe(day)
    },
  )
})

describe("the hotel's clock", () => {
  const lateEvening = new Date('2026-03-05T22:30:00Z')

  it('shows the next day in Sofia before it is the next day in UTC', () => {
    expect(hotelDay(lateEvening, 'Europe/Sofia')).toBe('2026-03-06')
  })

  it('ends a stay after the check-out date, not on it', () => {
    expect(stayIsOver('2026-03-05', lateEvening, 'Europe/Sofia')).toBe(true)
    expect(stayIsOver('2026-03-06', lateEvening, 'Europe/Sofia')).toBe(false)
  })

  const none = [undefined, 'soon', '01.01.2026', '2026-01-01T12:00', '+2026-01-01', '2026-02-31', '']
  it.each(none)('never ends a stay whose check-out date is %s', (day) => {
    expect(stayIsOver(day, lateEvening, 'Europe/Sofia')).toBe(false)
  })
})
