import { describe, expect, it } from 'vitest'
import type { MenuItem } from '#src/schemas/menus.ts'
import { chooseMenu, menuCategories } from './menu.ts'

const absent = { itemDescription: undefined, portionSize: undefined, itemPhoto: undefined }
const dish = (itemName: string, category: string, id: MenuItem['id'] = itemName): MenuItem => ({
  ...{ ...absent, id, category, itemName, itemPrice: 1 },
})

describe('the categories of a menu', () => {
  it.each([
    [
      'in the order of their first dishes, each with its dishes in the order received',
      [dish('Tea', 'drinks'), dish('Tarator', 'Soups'), dish('Milk', 'drinks'), dish('Cake', 'desserts')],
      [
        ['drinks', 'Tea', 'Milk'],
        ['Soups', 'Tarator'],
        ['desserts', 'Cake'],
      ],
    ],
    [
      'equal regardless of case and outer spaces',
      [dish('A', 'Food'), dish('B', ' FOOD '), dish('C', 'food')],
      [['Food', 'A', 'B', 'C']],
    ],
  ])('are %s', (_what, items, categories) => {
    const found = menuCategories(items).map((group) => [
      group.category,
      ...group.items.map(({ item }) => item.itemName),
    ])
    expect(found).toEqual(categories)
  })

  it('include Other for an empty one', () => {
    expect(menuCategories([dish('A', '  '), dish('B', 'Other')])).toMatchObject([{ key: 'other' }])
  })

  it('give dishes unique keys even when the hotel repeats an id', () => {
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
