import Flame from 'lucide-react/icons/flame'
import Church from 'lucide-react/icons/church'
import Columns from 'lucide-react/icons/columns-3'
import Croissant from 'lucide-react/icons/croissant'
import Droplets from 'lucide-react/icons/droplets'
import Footprints from 'lucide-react/icons/footprints'
import Landmark from 'lucide-react/icons/landmark'
import Mountain from 'lucide-react/icons/mountain'
import Palette from 'lucide-react/icons/palette'
import Phone from 'lucide-react/icons/phone-call'
import Question from 'lucide-react/icons/message-circle-question-mark'
import Salad from 'lucide-react/icons/salad'
import Basket from 'lucide-react/icons/shopping-basket'
import Soup from 'lucide-react/icons/soup'
import Store from 'lucide-react/icons/store'
import Theater from 'lucide-react/icons/theater'
import Train from 'lucide-react/icons/train-front'
import Trees from 'lucide-react/icons/trees'
import Waves from 'lucide-react/icons/waves'
import Wine from 'lucide-react/icons/wine'
import { useTranslation } from 'react-i18next'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { placeGroups } from '#src/schemas/hotelAndSurroundings.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SignCard } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Recommendations.module.css'

/** The icon of each topic, for places of the hotel's configuration. */
const topicSigns = { sights: Landmark, walks: Footprints, tastes: Soup, know: Question } as const

/** Recommendations for Sofia, each with the topic it belongs to, its name in the texts and its icon. */
const sofiaPlaces = [
  { group: 'sights', name: 'nevsky', Sign: Church },
  { group: 'sights', name: 'kvadrat', Sign: Palette },
  { group: 'sights', name: 'rotunda', Sign: Columns },
  { group: 'sights', name: 'baths', Sign: Droplets },
  { group: 'sights', name: 'tolerance', Sign: Landmark },
  { group: 'sights', name: 'boyana', Sign: Church },
  { group: 'walks', name: 'vitoshka', Sign: Store },
  { group: 'walks', name: 'garden', Sign: Theater },
  { group: 'walks', name: 'borisova', Sign: Trees },
  { group: 'walks', name: 'bridges', Sign: Footprints },
  { group: 'walks', name: 'waterfall', Sign: Waves },
  { group: 'walks', name: 'peak', Sign: Mountain },
  { group: 'tastes', name: 'market', Sign: Basket },
  { group: 'tastes', name: 'banitsa', Sign: Croissant },
  { group: 'tastes', name: 'shopska', Sign: Salad },
  { group: 'tastes', name: 'tarator', Sign: Soup },
  { group: 'tastes', name: 'grill', Sign: Flame },
  { group: 'tastes', name: 'wine', Sign: Wine },
  { group: 'know', name: 'metro', Sign: Train },
  { group: 'know', name: 'nod', Sign: Question },
  { group: 'know', name: 'emergency', Sign: Phone },
] as const

/**
 * Recommendations (spec 2.26): sights, walks and food around the hotel, and practical information, as the hotel's configuration has them
 * (spec 10.21), else the app's own for Sofia.
 */
export function Recommendations() {
  const { t } = useTranslation('recommendations')
  const [language] = useLanguage()
  const { recommendations } = useSurroundings()
  const lead = recommendations && textIn(language, recommendations.lead)
  const configuredPlaces = recommendations?.places.map(({ group, title, text }) => ({
    ...{ group, title: textIn(language, title) ?? '', text: textIn(language, text), Sign: topicSigns[group] },
  }))
  const ownPlaces = sofiaPlaces.map(({ group, name, Sign }) => ({
    ...{ group, title: t(`entries.${name}.title`), text: t(`entries.${name}.text`), Sign },
  }))
  const places = configuredPlaces ?? ownPlaces
  const topics = placeGroups
    .map((topic) => ({ topic, entries: places.filter(({ group }) => group === topic) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>{lead !== undefined && <p>{lead}</p>}</Hero>
      {topics.map(({ topic, entries }) => (
        <Stack as="section" key={topic} aria-labelledby={topic}>
          <h2 id={topic}>{t(`groups.${topic}`)}</h2>
          <ul className={styles.entries}>
            {entries.map(({ title, text, Sign }) => (
              <SignCard key={title} Sign={Sign} title={title}>
                <p>{text}</p>
              </SignCard>
            ))}
          </ul>
        </Stack>
      ))}
      <Notice tone="info">{t('help')}</Notice>
    </Stack>
  )
}
