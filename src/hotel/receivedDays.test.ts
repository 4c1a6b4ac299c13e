import { describe, expect, it } from 'vitest'
import { formatReceived, receivedDay, receivedWhen } from './receivedDays.ts'

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

describe('the day in a received text', () => {
  it.each(names.map((name, index) => [name, index + 1] as const))('is parsed in %s', (name, month) => {
    expect(receivedDay(`${name} 1st, 2026`)).toBe(`2026-${String(month).padStart(2, '0')}-01`)
  })

  const inside = ['about March 3rd, 2026', 'March 3rd, 2026 or later', 'before 2026-03-04']

  it.each([
    ['March 3rd, 2026', '2026-03-03'],
    ['december 31, 2025', '2025-12-31'],
    [' 2026-03-04 ', '2026-03-04'],
    ['2026-03-04T19:00:00Z', '2026-03-04'],
    ['March 3 2026', '2026-03-03'],
    ['March  3rd,  2026', '2026-03-03'],
  ])('is parsed: %j', (text, day) => expect(receivedDay(text)).toBe(day))

  const none = [
    'soon',
    '',
    undefined,
    'Brumaire 3rd, 2026',
    'February 30th, 2026',
    '2026-02-30',
    '2026-02-30T19:00:00Z',
    '04.03.2026',
  ]
  it.each([...none, ...inside])('is undefined: %j', (text) => expect(receivedDay(text)).toBeUndefined())
})

describe('the day and time in a received text', () => {
  it.each([
    ['2026-03-05T23:30:00Z', { day: '2026-03-06', time: '01:30:00.000' }],
    ['2026-03-05T22:00:00.5Z', { day: '2026-03-06', time: '00:00:00.500' }],
    ['2026-03-05T23:30', { day: '2026-03-05', time: '23:30:00.000' }],
    ['2026-03-05', { day: '2026-03-05' }],
    ['March 5th, 2026', { day: '2026-03-05' }],
  ])('are in the hotel’s time zone: %s', (text, when) => expect(receivedWhen(text, 'Europe/Sofia')).toEqual(when))

  it('are undefined when the text has no valid day', () => {
    expect(receivedWhen('this morning', 'Europe/Sofia')).toBeUndefined()
    expect(receivedWhen('2026-02-31T10:00:00Z', 'Europe/Sofia')).toBeUndefined()
    expect(receivedWhen(undefined, 'Europe/Sofia')).toBeUndefined()
  })
})

describe('a received date', () => {
  it.each([
    ['bg', '5 март 2026 г.'],
    ['en', '5 March 2026'],
    ['es', '5 de marzo de 2026'],
  ] as const)('is written as every date in %s', (language, text) => {
    const written = ['March 5th, 2026', '2026-03-05'].map((given) => formatReceived(given, language))
    expect(written.map((each) => each.replaceAll(/\s/g, ' '))).toEqual([text, text])
  })

  it('has its time where it is a date-time, in the hotel’s time zone', () => {
    expect(formatReceived('2026-03-05T23:30:00Z', 'en', 'Europe/Sofia')).toBe('6 March 2026, 01:30')
    expect(formatReceived('2026-03-05T23:30:00Z', 'en')).toBe('2026-03-05T23:30:00Z')
  })

  it.each(['next Friday', 'Today', 'March 5th', '05.03.2026', 'February 30th, 2026', '', '2026-03-05T99:99Z'])(
    'is shown as received when it cannot be read: %j',
    (text) => expect(formatReceived(text, 'es', 'Europe/Sofia')).toBe(text),
  )
})
