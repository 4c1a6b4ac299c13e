import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { pictureFolder } from '#src/ui/ownPictures.ts'
import styles from './Ideas.module.css'

const ideas = ['cathedral', 'serdica', 'springs', 'boyana', 'vitosha', 'rila'] as const

/** Sights in and around Sofia, from the app's own texts and drawings: the page is useful before the widget has loaded. */
export function Ideas() {
  const { t } = useTranslation('activities')
  return (
    <Stack as="section" aria-labelledby="ideas">
      <h2 id="ideas">{t('ideasTitle')}</h2>
      <ul className={styles.ideas}>
        {ideas.map((name) => (
          <Card as="li" flush key={name} className={styles.idea}>
            <img
              className={styles.picture}
              src={`${pictureFolder}idea-${name}.svg`}
              alt=""
              width={480}
              height={240}
              loading="lazy"
              decoding="async"
            />
            <div className={styles.words}>
              <h3>{t(`ideas.${name}.title`)}</h3>
              <p className={styles.text}>{t(`ideas.${name}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className={styles.help}>{t('help')}</p>
    </Stack>
  )
}
