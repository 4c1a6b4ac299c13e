import { useTranslation } from 'react-i18next'
import { namedCategories, type MenuCategory } from './menuCategories.ts'

function isNamed(key: string): key is keyof typeof namedCategories {
  return Object.hasOwn(namedCategories, key)
}

/** The heading of a category; one without a translation is shown as received. */
export function useCategoryName(): (category: MenuCategory) => string {
  const { t } = useTranslation('menus')
  return ({ key, category }) => (isNamed(key) ? t(`category.${namedCategories[key]}`) : category)
}
