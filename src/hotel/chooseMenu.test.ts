import { describe, expect, it } from 'vitest'
import { chooseMenu } from './chooseMenu.ts'

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
