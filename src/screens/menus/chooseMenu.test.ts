import { describe, expect, it } from 'vitest'
import { chooseMenu } from './chooseMenu.ts'

const menusIn = (...languages: string[]) => languages.map((menuLanguage) => ({ menuLanguage, menuItems: [] }))

describe('which menu a guest is shown', () => {
  it.each([
    [['en', 'bg', 'es'], 'bg', 'bg', 'own'],
    [['EN', 'BG'], 'bg', 'BG', 'own'],
    [['bg', 'En'], 'es', 'En', 'english'],
    [['de', 'bg'], 'es', 'de', 'other'],
    [['bg'], 'en', 'bg', 'other'],
  ] as const)('of %j, for a guest who reads %s, the %s one', (there, language, shown, written) => {
    expect(chooseMenu(menusIn(...there), language)).toEqual({ menu: { menuLanguage: shown, menuItems: [] }, written })
  })

  it('is none when there is none', () => expect(chooseMenu([], 'bg')).toBeUndefined())
})
