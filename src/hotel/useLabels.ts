import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { WithConfig } from '#src/config/configSlice.ts'
import texts from '#src/i18n/en/categories.json'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { categories } from '#src/schemas/categories.ts'
import { readKey } from '#src/schemas/lateKeys.ts'

function isIn<Labels extends object>(labels: Labels, name: string): name is Extract<keyof Labels, string> {
  return Object.hasOwn(labels, name)
}

/** The categories that the hotel has configured (spec 10.25); `undefined` where it offers those of the specification. */
function useConfigured(key: 'problemCategories' | 'requestCategories') {
  // The desk has no configuration: its texts are those of the specification.
  const configured = useSelector((state: Partial<WithConfig>) => state.config?.config?.[key])
  return useMemo(() => readKey(key, categories, configured), [key, configured])
}

/** Returns a function that gives the label of a problem category in the guest's language; an unknown category as received. */
export function useProblemLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  const [language] = useLanguage()
  const configured = useConfigured('problemCategories')
  return (category) =>
    textIn(language, configured?.find(({ value }) => value === category)?.label) ??
    (isIn(texts.problem, category) ? t(`problem.${category}`) : category)
}

/** The same for an amenity category. */
export function useAmenityLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  const [language] = useLanguage()
  const configured = useConfigured('requestCategories')
  return (category) =>
    textIn(language, configured?.find(({ value }) => value === category)?.label) ??
    (isIn(texts.amenity, category) ? t(`amenity.${category}`) : category)
}

/**
 * The options of a form: the categories of the specification, or those that the hotel has configured, each with its own picture, the app's
 * for that value, or the one of "other".
 */
export function useCategoryOptions(
  key: 'problemCategories' | 'requestCategories',
  pictures: Readonly<Record<string, string>> & Record<'Друго', string>,
  labelOf: (category: string) => string,
) {
  const { origin } = window.location
  const offered = useConfigured(key) ?? Object.keys(pictures).map((value) => ({ value, picture: undefined }))
  return offered.map(({ value, picture }) => ({
    value,
    label: labelOf(value),
    picture: pictureUrl(picture ?? undefined, origin, origin) ?? pictures[value] ?? pictures.Друго,
  }))
}

/** The same for a meal, `Dinner` or `Lunch` in any case (spec 3.15). */
export function useMealLabel(): (meal: string) => string {
  const { t } = useTranslation('categories')
  return (meal) => {
    const name = meal.trim().toLowerCase()
    return isIn(texts.meal, name) ? t(`meal.${name}`) : meal
  }
}
