import type { Language } from '#src/lib/languages.ts'
import type { Menu, MenuItem } from '#src/schemas/menus.ts'

/** The menu to show, and whether it is in the guest's language, in English, or the first available one. */
interface ChosenMenu {
  readonly menu: Menu
  readonly language: 'own' | 'english' | 'other'
}

/**
 * The menu whose lower-cased `menuLanguage` is the guest's language (spec 2.34), else the English one, else the first.
 * `undefined` when there are no menus.
 */
export function chooseMenu(menus: readonly Menu[], guestLanguage: Language): ChosenMenu | undefined {
  const menuIn = (wanted: Language) => menus.find(({ menuLanguage }) => menuLanguage.toLowerCase() === wanted)
  const [own, english, other] = [menuIn(guestLanguage), menuIn('en'), menus[0]]
  if (own !== undefined) return { menu: own, language: 'own' }
  if (english !== undefined) return { menu: english, language: 'english' }
  return other && { menu: other, language: 'other' }
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

/** An item with a unique React key: a menu may contain the same dish or id twice. */
export interface KeyedItem {
  readonly key: string
  readonly item: MenuItem
}

/** The items of one category, in the order received. */
interface MenuCategory {
  /** Case and outer spaces are ignored, and an empty category is `other`, the default (spec 3.12). */
  readonly key: string
  /** The category as first received. */
  readonly category: string
  readonly items: readonly KeyedItem[]
}

/** Groups a menu by category, in the order in which the categories first appear (spec 2.31). */
export function menuCategories(items: readonly MenuItem[]): MenuCategory[] {
  const groups = new Map<string, { category: string; items: KeyedItem[] }>()
  const counts = new Map<string, number>()
  for (const item of items) {
    const id = `${typeof item.id}-${item.id}`
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    const category = item.category.trim()
    const key = category.toLowerCase() || 'other'
    const group = groups.get(key) ?? { category, items: [] }
    group.items.push({ key: `${id}-${count}`, item })
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}
