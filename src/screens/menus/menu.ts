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

/** The categories that have translations, each with the key of its text (spec 3.13). */
export const namedCategories = {
  food: 'food',
  'non-alcoholic': 'nonAlcoholic',
  alcoholic: 'alcoholic',
  desserts: 'desserts',
  appetizers: 'appetizers',
  'main dishes': 'mainDishes',
  drinks: 'drinks',
  other: 'other',
} as const

/** Whether a lower-cased category has a translation; any other is shown as received. */
export function isNamed(category: string): category is keyof typeof namedCategories {
  return Object.hasOwn(namedCategories, category)
}
