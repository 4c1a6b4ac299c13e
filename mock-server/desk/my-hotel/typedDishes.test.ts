import { expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import type { Dish } from '#mock-server/handlers/dishes.ts'
import { firstWrongPrice, withTyped } from './typedDishes.ts'

const client = openTestClient()

it('a renamed dish keeps nothing of the other one that a guest could read or see', async () => {
  const dishes = (await client.get('/__demo/dishes')).body as Dish[]
  const at = dishes.findIndex(({ names }) => names.bg === 'Таратор')
  const typed = withTyped(
    dishes,
    { [`${at} bg`]: 'Крем супа', [`${at + 1} bg`]: ' ', [`${at + 2} price`]: '99,5' },
    'lv',
  )
  expect(typed[at]).toEqual({ ...dishes[at], names: { bg: 'Крем супа' }, descriptions: {}, portions: {} })
  expect(typed[at + 1]).toEqual(dishes[at + 1])
  expect(typed[at + 2]).toEqual({ ...dishes[at + 2], price: 99.5 })
  const body = JSON.stringify({ brand: {}, dishes: typed })
  expect(await client.send('/__demo/hotel', { method: 'PUT', body })).toMatchObject({ status: 200 })
  const read = await Promise.all(
    ['bg', 'en'].map((each) => client.get(`menus/all/params?languageCode=${each}&menuType=all`)),
  )
  const shown = JSON.stringify(read.map((each) => each.body))
  expect(shown).toContain('Крем супа')
  expect(shown).not.toMatch(/Таратор|Tarator|tarator/)
})

it('a price that is none is found by its dish', () => {
  const dish = {
    menus: ['all'],
    names: { bg: 'Супа' },
    categories: {},
    descriptions: {},
    portions: {},
    price: 5,
  } as Dish
  const wrong = (text: string) => firstWrongPrice([dish, dish], { '1 price': text }, 'lv')
  expect(['', '9.505', 'free', '1e3', '10000', '-1'].map(wrong)).toEqual([1, 1, 1, 1, 1, 1])
  expect(['9,5', '0', ' 12 ', '9999', '€9.50'].map(wrong)).toEqual([-1, -1, -1, -1, -1])
})
