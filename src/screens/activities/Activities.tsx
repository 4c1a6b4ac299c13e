import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { textIn } from '#src/lib/languages.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { pictureFolder, usePhoto } from '#src/ui/photos.tsx'
import styles from './Activities.module.css'
import { Tours } from './Tours.tsx'

/** Activities (spec 2.27): the hotel's own ideas, and third-party tours for guests who consent. */
export function Activities() {
  const { t } = useTranslation('activities')
  const { lead, ideas } = useIdeas()
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>{lead !== undefined && <p>{lead}</p>}</Hero>
      <Stack as="section" aria-labelledby="ideas">
        <h2 id="ideas">{t('ideasTitle')}</h2>
        <ul className={styles.ideas}>
          {ideas.map((idea) => (
            <Card as="li" flush key={idea.title} className={styles.idea}>
              <IdeaPicture idea={idea} />
              <div className={styles.text}>
                <h3>{idea.title}</h3>
                <p>{idea.text}</p>
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

/** Something to do, in the guest's language. */
interface Idea {
  readonly title: string
  readonly text: string
  /** The URL of the app's own drawing, 480 by 240. */
  readonly drawing?: string
  /** The URL of the hotel's photo, which is not loaded where the guest saves data. */
  readonly photo?: string | undefined
}

const ownIdeas = ['cathedral', 'serdica', 'springs', 'boyana', 'vitosha', 'rila'] as const

/**
 * The ideas of the hotel's configuration (spec 10.21), else sights in and around Sofia from the app's own texts and drawings: the page
 * is useful before the widget has loaded.
 */
function useIdeas(): { readonly lead: string | undefined; readonly ideas: readonly Idea[] } {
  const { t } = useTranslation('activities')
  const [language] = useLanguage()
  const { activities } = useSurroundings()
  if (activities) {
    const { origin } = window.location
    const ideas = activities.ideas.map(({ title, text, picture }) => ({
      title: textIn(language, title) ?? '',
      text: textIn(language, text) ?? '',
      photo: pictureUrl(picture ?? undefined, origin, origin),
    }))
    return { lead: textIn(language, activities.lead), ideas }
  }
  const ideas = ownIdeas.map((name) => ({
    title: t(`ideas.${name}.title`),
    text: t(`ideas.${name}.text`),
    drawing: `${pictureFolder}idea-${name}.svg`,
  }))
  return { lead: t('lead'), ideas }
}

function IdeaPicture({ idea: { drawing, photo } }: { readonly idea: Idea }) {
  const address = usePhoto(photo) ?? drawing
  const [failed, setFailed] = useState<string>()
  if (address === undefined || address === failed) return null
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      width={480}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}
