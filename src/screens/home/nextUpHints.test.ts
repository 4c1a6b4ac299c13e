import { expect, it } from 'vitest'
import { openingHours } from '#src/hotel/openingHours.ts'
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
  expect(hintAt(at, all, openingHours)).toMatchObject({ name, time, path })
})

it.each([
  ['09:00', 'breakfast'],
  ['13:00', 'restaurantMenu'],
  ['17:00', 'reserveTable'],
  ['20:00', 'restaurantMenu'],
] as const)('the hint at %s needs the tile %s and no other', (at, tile) => {
  expect(hintAt(at, [tile], openingHours)).toBeDefined()
  const others = all.filter((each) => each !== tile)
  expect(hintAt(at, others, openingHours)).toBeUndefined()
})

it.each([
  ['11:00', 'dinnerLater'],
  ['21:59', 'dinnerNow'],
  ['22:00', undefined],
])('the hint at %s is %s in a hotel whose restaurant opens only from 18:00 to 22:00', (at, name) => {
  const hours = { ...openingHours, restaurant: [{ from: '18:00', to: '22:00' }] } as const
  expect(hintAt(at, all, hours)?.name).toBe(name)
})
