import { useTranslation } from 'react-i18next'
import { problemCategories } from '#src/wire/reports.ts'

/** Gives the label of a problem category in the guest's language; one we do not know is given back as received. */
export function useProblemLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  return (category) => {
    const known = problemCategories.find((each) => each === category)
    return known === undefined ? category : t(`problem.${known}`)
  }
}
