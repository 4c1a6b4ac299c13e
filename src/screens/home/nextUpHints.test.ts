import { expect, it } from 'vitest'
import { hintAt } from './NextUpCard.tsx'
import { groupNames, modulesOf } from './homeGroups.ts'

const all = groupNames.flatMap(modulesOf)

it.each([
  ['00:00', 'breakfastLater', '08:00', '/breakfast'],
  ['08:00', 'breakfastNow', '10:00', '/breakfast'],
  ['10:00', 'lunchLater', '12:00', '/restaurant-menu'],
  ['12:00', 'lunchNow', '16:00', '/restaurant-menu'],
  ['16:00', 'dinnerLater', '19:00', '/reserve-table'],
  ['19:00', 'dinnerNow', '00:00', '/restaurant-menu'],
  ['23:59', 'dinnerNow', '00:00', '/restaurant-menu'],
])('the hint at %s is %s (%s)', (at, name, time, path) => {
  expect(hintAt(at, all)).toMatchObject({ name, time, path })
})

it.each([
  ['09:00', 'breakfast'],
  ['13:00', 'restaurantMenu'],
  ['17:00', 'reserveTable'],
  ['20:00', 'restaurantMenu'],
] as const)('the hint at %s needs the tile %s and no other', (at, tile) => {
  expect(hintAt(at, [tile])).toBeDefined()
  const others = all.filter((each) => each !== tile)
  expect(hintAt(at, others)).toBeUndefined()
})
