import { useTranslation } from 'react-i18next'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SignCard } from '#src/ui/layout/SignCard.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { groups } from './places.ts'
import styles from './Recommendations.module.css'

/** Recommendations (spec 2.26): sights, walks and food in Sofia, and practical information. */
export function Recommendations() {
  const { t } = useTranslation('recommendations')
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>
        <p>{t('lead')}</p>
      </Hero>
      {groups.map(({ group, entries }) => (
        <Stack as="section" key={group} aria-labelledby={group}>
          <h2 id={group}>{t(`groups.${group}`)}</h2>
          <ul className={styles.entries}>
            {entries.map(({ name, Sign }) => (
              <SignCard key={name} Sign={Sign} title={t(`entries.${name}.title`)}>
                <p>{t(`entries.${name}.text`)}</p>
              </SignCard>
            ))}
          </ul>
        </Stack>
      ))}
      <Notice tone="info">{t('help')}</Notice>
    </Stack>
  )
}
