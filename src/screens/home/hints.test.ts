import { expect, it } from 'vitest'
import { hintAt } from './hints.ts'
import { groupNames, modulesOf } from './modules.ts'

const all = groupNames.flatMap(modulesOf)

it.each([
  ['00:00', 'breakfastLater', '08:00', '/breakfast'],
  ['07:59', 'breakfastLater', '08:00', '/breakfast'],
  ['08:00', 'breakfastNow', '10:00', '/breakfast'],
  ['10:00', 'lunchLater', '12:00', '/restaurant-menu'],
  ['12:00', 'lunchNow', '16:00', '/restaurant-menu'],
  ['16:00', 'dinnerLater', '19:00', '/reserve-table'],
  ['19:00', 'dinnerNow', '00:00', '/restaurant-menu'],
  ['23:59', 'dinnerNow', '00:00', '/restaurant-menu'],
])('the hint at %s is %s (%s)', (at, name, time, path) => {
  expect(hintAt(at, all)).toMatchObject({ name, time, path })
})

it('there is none for a place that the hotel does not show', () => {
  expect(hintAt('09:00', ['bar'])).toBeUndefined()
})
