import { useTranslation } from 'react-i18next'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SignCard } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Recommendations.module.css'
import { usePlaces } from './usePlaces.ts'

/** Recommendations (spec 2.26): sights, walks and food around the hotel, and practical information. */
export function Recommendations() {
  const { t } = useTranslation('recommendations')
  const { lead, groups } = usePlaces()
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>{lead !== undefined && <p>{lead}</p>}</Hero>
      {groups.map(({ name, places }) => (
        <Stack as="section" key={name} aria-labelledby={name}>
          <h2 id={name}>{t(`groups.${name}`)}</h2>
          <ul className={styles.entries}>
            {places.map(({ title, text, Sign }) => (
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
