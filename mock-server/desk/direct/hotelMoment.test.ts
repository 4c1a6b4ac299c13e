import { expect, it } from 'vitest'
import { dinnerInsteadOf, momentOfMeal } from './hotelMoment.ts'

it.each([
  ['in winter', '2026-01-15T22:30:00.000Z', '2026-01-16T06:30:00.000Z'],
  ['in summer', '2026-07-15T20:59:00.000Z', '2026-07-15T05:30:00.000Z'],
])('a meal is served on the day that it is in the hotel: %s', (_when, now, breakfast) => {
  expect(momentOfMeal('breakfast', now)).toBe(breakfast)
})

it('dinner takes the place of an hour at which the kitchen is closed', () => {
  expect(dinnerInsteadOf('2026-01-15T03:00:00.000Z')).toBe('2026-01-15T17:30:00.000Z')
  expect(dinnerInsteadOf('2026-01-15T12:00:00.000Z')).toBeNull()
})
