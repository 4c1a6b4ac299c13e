import { useTranslation } from 'react-i18next'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Picture, pictureFolder } from '#src/ui/photos.tsx'
import styles from './Activities.module.css'
import { Tours } from './Tours.tsx'

/**
 * Activities (spec 2.27): ideas, and third-party tours for guests who consent. The ideas are those of the hotel's configuration (spec 10.21),
 * else sights in and around Sofia from the app's own texts and drawings: the page is useful before the widget has loaded.
 */
export function Activities() {
  const { t } = useTranslation('activities')
  const [language] = useLanguage()
  const { activities } = useSurroundings()
  const lead = activities && textIn(language, activities.lead)
  const { origin } = window.location
  const configuredIdeas = activities?.ideas.map(({ title, text, picture }) => ({
    title: textIn(language, title),
    text: textIn(language, text),
    photo: pictureUrl(picture ?? undefined, origin, origin),
    drawing: undefined,
  }))
  const ownIdeas = (['cathedral', 'serdica', 'springs', 'boyana', 'vitosha', 'rila'] as const).map((name) => ({
    title: t(`ideas.${name}.title`),
    text: t(`ideas.${name}.text`),
    photo: undefined,
    drawing: `${pictureFolder}idea-${name}.svg`,
  }))
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>{lead !== undefined && <p>{lead}</p>}</Hero>
      <Stack as="section" aria-labelledby="ideas">
        <h2 id="ideas">{t('ideasTitle')}</h2>
        <ul className={styles.ideas}>
          {(configuredIdeas ?? ownIdeas).map(({ title, text, photo, drawing }) => (
            <Card as="li" flush key={title} className={styles.idea}>
              <Picture className={styles.picture} src={photo} fallback={drawing} alt="" width={480} height={240} />
              <div className={styles.text}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Card>
          ))}
        </ul>
        <p className={styles.help}>{t('help')}</p>
      </Stack>
      <Tours />
    </Stack>
  )
}
