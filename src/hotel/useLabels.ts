import { useTranslation } from 'react-i18next'
import categories from '#src/i18n/en/categories.json'

function isIn<Labels extends object>(labels: Labels, name: string): name is Extract<keyof Labels, string> {
  return Object.hasOwn(labels, name)
}

/** Returns a function that gives the label of a problem category in the guest's language; an unknown category as received. */
export function useProblemLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  return (category) => (isIn(categories.problem, category) ? t(`problem.${category}`) : category)
}

/** The same for an amenity category. */
export function useAmenityLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  return (category) => (isIn(categories.amenity, category) ? t(`amenity.${category}`) : category)
}

/** The same for a meal, `Dinner` or `Lunch` in any case (spec 3.15). */
export function useMealLabel(): (meal: string) => string {
  const { t } = useTranslation('categories')
  return (meal) => {
    const name = meal.trim().toLowerCase()
    return isIn(categories.meal, name) ? t(`meal.${name}`) : meal
  }
}
