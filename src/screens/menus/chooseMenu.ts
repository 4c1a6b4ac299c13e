import type { Language } from '#src/lib/languages.ts'
import type { Menu } from '#src/schemas/menus.ts'

/** The menu to show, and whether it is in the guest's language, in English, or the first available one. */
export interface ChosenMenu {
  readonly menu: Menu
  readonly written: 'own' | 'english' | 'other'
}

/**
 * The menu whose lower-cased `menuLanguage` is the guest's language (spec 2.34), else the English one, else the first.
 * `undefined` when there are no menus.
 */
export function chooseMenu(menus: readonly Menu[], language: Language): ChosenMenu | undefined {
  const inLanguage = (wanted: Language) => menus.find(({ menuLanguage }) => menuLanguage.toLowerCase() === wanted)
  const own = inLanguage(language)
  if (own !== undefined) return { menu: own, written: 'own' }
  const english = inLanguage('en')
  if (english !== undefined) return { menu: english, written: 'english' }
  const [first] = menus
  return first && { menu: first, written: 'other' }
}
