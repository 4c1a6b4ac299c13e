import { expect, it } from 'vitest'
import { menusOffered } from './menusOffered.ts'

const named = (...names: string[]) => names.map((moduleName) => ({ moduleName, sortOrder: 1, internalUrl: '/' }))

it.each([
  [
    ['bar', 'breakfast', 'restaurantMenu'],
    ['bar', 'breakfast', 'all'],
  ],
  [['Restaurant Menu', 'restaurant-menu'], ['all']],
  [['roomService', 'minigolf'], []],
])('the modules %j offer the menus %j', (names, menus) => {
  expect(menusOffered(named(...names))).toEqual(menus)
})
