import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { usePhoto } from '#src/ui/photos.tsx'
import styles from './Ideas.module.css'
import type { Idea } from './useIdeas.ts'

/** What to do around the hotel: a card for each idea, with its picture. */
export function Ideas({ ideas }: { readonly ideas: readonly Idea[] }) {
  const { t } = useTranslation('activities')
  return (
    <Stack as="section" aria-labelledby="ideas">
      <h2 id="ideas">{t('ideasTitle')}</h2>
      <ul className={styles.ideas}>
        {ideas.map((idea) => (
          <Card as="li" flush key={idea.title} className={styles.idea}>
            <IdeaPicture of={idea} />
            <div className={styles.words}>
              <h3>{idea.title}</h3>
              <p className={styles.text}>{idea.text}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className={styles.help}>{t('help')}</p>
    </Stack>
  )
}

function IdeaPicture({ of: { drawing, photo } }: { readonly of: Idea }) {
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
