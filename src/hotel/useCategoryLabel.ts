import { useTranslation } from 'react-i18next'
import categories from '#src/i18n/en/categories.json'

function isIn<Labels extends object>(labels: Labels, category: string): category is Extract<keyof Labels, string> {
  return Object.hasOwn(labels, category)
}

/**
 * Returns a function that gives the label of a problem category in the guest's language; an unknown category as
 * received.
 */
export function useProblemLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  return (category) => (isIn(categories.problem, category) ? t(`problem.${category}`) : category)
}

/**
 * Returns a function that gives the label of an amenity category in the guest's language; an unknown category as
 * received.
 */
export function useAmenityLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  return (category) => (isIn(categories.amenity, category) ? t(`amenity.${category}`) : category)
}
