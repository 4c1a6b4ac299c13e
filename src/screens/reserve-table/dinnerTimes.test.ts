import { expect, it } from 'vitest'
import { isOutsideDinner } from './dinnerTimes.ts'

it.each([
  ['18:30', true],
  ['9.15', true],
  ['25:99', true],
  ['20:75', true],
  [' 18:30 ', true],
  ['19:00', false],
  ['23:59', false],
  ['00:00', true],
  ['after 18:30', true],
  ['around 17.00 o’clock', true],
  ['17h30', true],
  ['18:00 or 19:30', false],
  ['26.11, 20:30', false],
  ['8', false],
  ['5 in the afternoon', true],
  ['12', true],
  ['at 21', false],
  ['table 1234', false],
  ['1', false],
  ['2', false],
])('whether dinner is served at none of the times in %j: %s', (given, isOutside) => {
  expect(isOutsideDinner(given, { from: '19:00', to: '00:00' })).toBe(isOutside)
})
