import { expect, it } from 'vitest'
import { dinnerInsteadOf } from './preflightClock.ts'

it.each([
  ['before it opens', '2026-01-15T08:59:00Z', '2026-01-15T17:30:00.000Z'],
  ['after it has closed, on the same day', '2026-01-15T21:00:00Z', '2026-01-15T17:30:00.000Z'],
  ['after midnight at the hotel, which is the next day', '2026-07-15T22:30:00Z', '2026-07-16T16:30:00.000Z'],
])('offers dinner while the kitchen is closed: %s', (_when, now, dinner) => {
  expect(dinnerInsteadOf(now)).toBe(dinner)
})

it.each(['2026-01-15T09:00:00Z', '2026-01-15T20:59:00Z', '2026-01-15T17:30:00.000Z'])(
  'offers nothing while the kitchen is open: %s',
  (now) => {
    expect(dinnerInsteadOf(now)).toBeUndefined()
  },
)
