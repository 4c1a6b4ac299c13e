import { useTranslation } from 'react-i18next'

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

/** Returns the name of a category of a menu in the guest's language. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('menus')
  return (category) => {
    const key = category.toLowerCase()
    return isNamed(key) ? t(`category.${namedCategories[key]}`) : category
  }
}
