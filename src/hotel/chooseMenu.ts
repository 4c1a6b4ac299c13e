import type { Language } from '#src/lib/languages.ts'
import type { Menu } from '#src/schemas/menus.ts'

/**
 * The menu whose lower-cased `menuLanguage` is the guest's language (spec 2.34), else the English one, else the first, and which of these it
 * is. `undefined` when there are no menus.
 */
export function chooseMenu(menus: readonly Menu[], guestLanguage: Language) {
  const menuIn = (wanted: Language) => menus.find(({ menuLanguage }) => menuLanguage.toLowerCase() === wanted)
  const [own, english, other] = [menuIn(guestLanguage), menuIn('en'), menus[0]]
  if (own !== undefined) return { menu: own, language: 'own' } as const
  if (english !== undefined) return { menu: english, language: 'english' } as const
  return other && ({ menu: other, language: 'other' } as const)
}
