import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#src/schemas/menus.ts'
import { chooseMenu, menuCategories } from './menu.ts'

function dish(itemName: string, category: string, id: MenuItem['id'] = itemName): MenuItem {
  return {
    id,
    category,
    itemName,
    itemPrice: 1,
    itemDescription: undefined,
    portionSize: undefined,
    itemPhoto: undefined,
  }
}

const named = (items: readonly MenuItem[]) =>
  menuCategories(items).map((group) => [group.category, ...group.items.map(({ item }) => item.itemName)])

describe('menuCategories', () => {
  it('orders categories by first appearance and keeps the items of each in the order received', () => {
    const menu = [dish('Tea', 'drinks'), dish('Tarator', 'Soups'), dish('Milk', 'drinks'), dish('Cake', 'desserts')]
    expect(named(menu)).toEqual([
      ['drinks', 'Tea', 'Milk'],
      ['Soups', 'Tarator'],
      ['desserts', 'Cake'],
    ])
  })

  it('treats categories as equal regardless of case and outer spaces', () => {
    expect(named([dish('A', 'Food'), dish('B', ' FOOD '), dish('C', 'food')])).toEqual([['Food', 'A', 'B', 'C']])
  })

  it('uses Other for an empty category', () => {
    expect(menuCategories([dish('A', '  '), dish('B', 'Other')])).toMatchObject([{ key: 'other' }])
  })

  it('gives items unique keys even when the hotel repeats an id', () => {
    const [group] = menuCategories([dish('A', 'x', 1), dish('B', 'x', 1), dish('C', 'x', '1')])
    expect(new Set(group?.items.map(({ key }) => key)).size).toBe(3)
  })
})

const menusIn = (...languages: string[]) => languages.map((menuLanguage) => ({ menuLanguage, menuItems: [] }))

describe('chooseMenu', () => {
  it.each([
    [['en', 'bg', 'es'], 'bg', 'bg', 'own'],
    [['EN', 'BG'], 'bg', 'BG', 'own'],
    [['bg', 'En'], 'es', 'En', 'english'],
    [['de', 'bg'], 'es', 'de', 'other'],
    [['bg'], 'en', 'bg', 'other'],
  ] as const)('from %j, for a guest who reads %s, chooses %s', (there, guestLanguage, menu, language) => {
    expect(chooseMenu(menusIn(...there), guestLanguage)).toEqual({
      menu: { menuLanguage: menu, menuItems: [] },
      language,
    })
  })

  it('returns undefined without menus', () => expect(chooseMenu([], 'bg')).toBeUndefined())
})
