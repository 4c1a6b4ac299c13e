import { useTranslation } from 'react-i18next'

/** Returns a function that translates the meals `Dinner` and `Lunch`; any other is returned as received (spec 3.15). */
export function useMealName(): (meal: string) => string {
  const { t } = useTranslation('categories')
  return (meal) => {
    switch (meal.trim().toLowerCase()) {
      case 'dinner':
        return t('meal.dinner')
      case 'lunch':
        return t('meal.lunch')
      default:
        return meal
    }
  }
}
