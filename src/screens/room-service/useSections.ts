import { useState } from 'react'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { chooseMenu } from '#src/hotel/chooseMenu.ts'
import { productCategories, type Product } from '#src/schemas/products.ts'
import { useAllMenus } from './productTexts.ts'

interface Row {
  readonly product: Product
  /** Its section of the menu. */
  readonly category?: string | undefined
}

/**
 * Returns a function that gives rows their sections and sorts them: what the menus have for the food, in their order, where they know at
 * least half of it; then food, non-alcoholic and alcoholic drinks, and what the hotel calls otherwise, in the order received (spec 7.4, 9.11).
 * Menus that arrive once rows are shown move none of them: sections of menus are then for the next visit.
 */
export function useSections() {
  const [language] = useLanguage()
  const lists = useAllMenus()
  const [isInTime] = useState(() => !lists.some(({ isReading }) => isReading))
  const items = lists.flatMap(({ menus }) => chooseMenu(menus, language)?.menu.menuItems ?? [])
  const sections = [...items.map(({ category }) => category), ...productCategories]
  const places = new Map([...new Set(sections)].map((section, place) => [section, place]))
  const placeOf = (section: string) => places.get(section) ?? places.size
  const isFood = ({ product }: Row) => product.productCategory === 'FOOD'

  return <Given extends Row>(rows: readonly Given[]) => {
    const foods = rows.filter(isFood)
    const isKnown = isInTime && foods.filter(({ category }) => category).length >= foods.length / 2
    return rows
      .map((row) => ({
        ...row,
        section: (isKnown && isFood(row) && row.category) || row.product.productCategory,
      }))
      .sort((one, other) => placeOf(one.section) - placeOf(other.section))
  }
}
