import { describe, expect, it } from 'vitest'
import { formatMoment, newestFirst } from './moments.ts'

// ICU versions differ in the kind of space.
const formatted = (...given: Parameters<typeof formatMoment>) => formatMoment(...given).replaceAll(/\s/g, ' ')

describe('a date-time', () => {
  it.each([
    ['bg', '5 март 2026 г., 12:30'],
    ['en', '5 March 2026, 12:30'],
    ['es', '5 de marzo de 2026, 12:30'],
  ] as const)('is written in %s', (language, text) => {
    expect(formatted('2026-03-05T10:30:00Z', language, 'Europe/Sofia')).toBe(text)
  })

  it.each([
    ['2026-03-05T23:30:00.123456789Z', '6 March 2026, 01:30'],
    ['2026-07-05T10:30:00+01:00', '5 July 2026, 12:30'],
    ['2026-07-05T10:30:00+0100', '5 July 2026, 12:30'],
    [' 2026-03-05T10:30:00Z ', '5 March 2026, 12:30'],
  ])('is converted to the hotel’s time zone: %s', (text, expected) => {
    expect(formatted(text, 'en', 'Europe/Sofia')).toBe(expected)
  })

  it.each(['2026-03-05T10:30:00', '2026-03-05T10:30', ' 2026-03-05T10:30:00.5 '])(
    'without a time zone is not converted: %s',
    (text) => {
      expect(formatted(text, 'en', 'Asia/Tokyo')).toBe('5 March 2026, 10:30')
    },
  )

  const none = [
    'yesterday',
    '2026-03-05',
    '2026-13-40T10:30:00Z',
    '2026-02-31T10:30:00Z',
    '05.03.2026 10:30',
    '',
    '12345',
  ]
  it.each([...none, 'about 2026-03-05T10:30:00Z', '2026-03-05T10:30:00Z (about)'])(
    'is shown as received when it is invalid: %j',
    (text) => expect(formatMoment(text, 'en', 'Europe/Sofia')).toBe(text),
  )
})

describe('rows with a date-time', () => {
  it('are sorted newest first, whatever their time zones', () => {
    const given = [
      '2026-03-05T09:00:00Z',
      '2026-03-05T13:00:00+05:00',
      '2025-12-31T23:59:00Z',
      '2026-03-05T10:30:00.5Z',
    ]
    expect(newestFirst(given, (text) => text)).toEqual([given[3], given[0], given[1], given[2]])
  })

  it('are last when it is invalid or missing, in the order received', () => {
    const given = ['soon', undefined, '2026-03-05T09:00:00Z', '', 'this morning'].map((createdTime) => ({
      createdTime,
    }))
    const sorted = newestFirst(given, ({ createdTime }) => createdTime)
    expect(sorted.map(({ createdTime }) => createdTime)).toEqual([
      given[2]?.createdTime,
      'soon',
      undefined,
      '',
      'this morning',
    ])
  })
})
