import { expect, it } from 'vitest'
import { partOfDay } from './partOfDay.ts'

it.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'day'],
  ['17:59', 'day'],
  ['18:00', 'evening'],
  ['19:59', 'evening'],
  ['20:00', 'night'],
  ['23:59', 'night'],
])('at %s by the hotel’s clock it is %s', (time, part) => {
  expect(partOfDay(new Date(`2026-11-24T${time}:00+02:00`), 'Europe/Sofia')).toBe(part)
  expect(partOfDay(new Date(`2026-11-24T${time}:00+02:00`), 'Nowhere/Town')).toBe(part)
})
