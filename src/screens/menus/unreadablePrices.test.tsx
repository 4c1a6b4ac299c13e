import { beforeEach, expect, it, vi } from 'vitest'
import { bread, cake, dish } from '#tests/support/menus.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { BarMenu } from './BarMenu.tsx'
import { BreakfastMenu } from './BreakfastMenu.tsx'
import { RestaurantMenu } from './RestaurantMenu.tsx'

beforeEach(() => {
  // The parser warns about a field only once, so only the first test of this file logs the warning.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const menuItems = [bread, cake].map((item) => ({ ...item, itemPrice: '9,50 lv' }))
  vi.stubGlobal('fetch', async () => Response.json([{ menuLanguage: 'EN', menuItems }]))
})

it.each([
  ['the restaurant shows the portion alone', RestaurantMenu, '80 g'],
  ['breakfast shows no portion either', BreakfastMenu, undefined],
  ['the bar shows no portion either', BarMenu, undefined],
])('for a dish with an unreadable price, %s and no empty line', async (_what, Component, line) => {
  renderScreen({ routes: [{ path: '/menu', Component }], at: '/menu', guest: null })
  const lines = async (name: string) => [...(await dish(name)).querySelectorAll('p')].map((p) => p.textContent)
  expect(await lines('Bread')).toEqual(line === undefined ? [] : [line])
  expect(await lines('Cake')).toEqual([])
})
