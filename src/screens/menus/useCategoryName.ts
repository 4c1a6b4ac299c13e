import { useTranslation } from 'react-i18next'
import type { MenuCategory } from './menuCategories.ts'

/** The categories that have translations (spec 3.13). */
const named = {
  food: 'food',
  'non-alcoholic': 'nonAlcoholic',
  alcoholic: 'alcoholic',
  desserts: 'desserts',
  appetizers: 'appetizers',
  'main dishes': 'mainDishes',
  drinks: 'drinks',
  other: 'other',
} as const

function isNamed(key: string): key is keyof typeof named {
  return Object.hasOwn(named, key)
}

/** The heading of a category; one without a translation is shown as received. */
export function useCategoryName(): (category: MenuCategory) => string {
  const { t } = useTranslation('menus')
  return ({ key, category }) => (isNamed(key) ? t(`category.${named[key]}`) : category)
}
