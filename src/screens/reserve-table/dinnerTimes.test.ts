import { expect, it } from 'vitest'
import { isOutsideDinner, suggestedTimes } from './dinnerTimes.ts'

it.each([
  ['18:30', true],
  ['9.15', true],
  ['25:99', true],
  [' 18:30 ', true],
  ['19:00', false],
  ['23:59', false],
  ['00:00', true],
  ['after 18:30', true],
  ['17h30', true],
  ['18:00 or 19:30', false],
  ['8', false],
  ['5 in the afternoon', true],
  ['at 21', false],
  ['table 1234', false],
  ['1', false],
])('whether dinner is served at none of the times in %j: %s', (given, isOutside) => {
  expect(isOutsideDinner(given, { from: '19:00', to: '00:00' })).toBe(isOutside)
})

it.each([
  [{ from: '21:00', to: '00:00' }, '21:00 21:30 22:00 22:30'],
  [{ from: '18:00', to: '20:00' }, '18:00 18:30 19:00 19:30'],
  [{ from: '21:30', to: '01:00' }, '21:30 22:00 22:30'],
  [{ from: '18:00', to: '22:00', lastSeating: '19:30' }, '18:00 18:30 19:00 19:30'],
  [{ from: '22:30', to: '02:00', lastSeating: '00:30' }, '22:30 23:00 23:30'],
])('the suggested times of dinner, %j, are those of one evening until its last seating', (dinner, times) => {
  expect(suggestedTimes(dinner).join(' ')).toBe(times)
})
