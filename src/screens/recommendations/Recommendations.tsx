import { useTranslation } from 'react-i18next'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { placeGroups } from '#src/schemas/hotelAndSurroundings.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SignCard } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { sofiaPlaces, topicSigns } from './places.ts'
import styles from './Recommendations.module.css'

/**
 * Recommendations (spec 2.26): sights, walks and food around the hotel, and practical information, as the hotel's configuration has them
 * (spec 10.21), else the app's own for Sofia.
 */
export function Recommendations() {
  const { t } = useTranslation('recommendations')
  const [language] = useLanguage()
  const { recommendations } = useSurroundings()
  const lead = recommendations ? textIn(language, recommendations.lead) : t('lead')
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
