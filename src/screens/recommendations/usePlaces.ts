import Footprints from 'lucide-react/icons/footprints'
import Landmark from 'lucide-react/icons/landmark'
import Question from 'lucide-react/icons/message-circle-question-mark'
import Soup from 'lucide-react/icons/soup'
import { useTranslation } from 'react-i18next'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { placeGroups } from '#src/schemas/hotelAndSurroundings.ts'
import { groups as ownGroups } from './places.ts'

/** The icon of a topic, for places of the hotel's configuration. */
const signs = { sights: Landmark, walks: Footprints, tastes: Soup, know: Question } as const

/**
 * The recommendations by topic, in the guest's language: those of the hotel's configuration (spec 10.21), else the app's own for Sofia.
 * Topics without a place are left out.
 */
export function usePlaces() {
  const { t } = useTranslation('recommendations')
  const [language] = useLanguage()
  const { recommendations } = useSurroundings()
  if (recommendations) {
    const groups = placeGroups.map((name) => ({
      name,
      places: recommendations.places
        .filter(({ group }) => group === name)
        .map(({ title, text }) => ({
          title: textIn(language, title) ?? '',
          text: textIn(language, text) ?? '',
          Sign: signs[name],
        })),
    }))
    return { lead: textIn(language, recommendations.lead), groups: groups.filter(({ places }) => places.length > 0) }
  }
  const groups = ownGroups.map(({ group, entries }) => ({
    name: group,
    places: entries.map(({ name, Sign }) => ({
      title: t(`entries.${name}.title`),
      text: t(`entries.${name}.text`),
      Sign,
    })),
  }))
  return { lead: t('lead'), groups }
}
