import Church from 'lucide-react/icons/church'
import Droplets from 'lucide-react/icons/droplets'
import Footprints from 'lucide-react/icons/footprints'
import Landmark from 'lucide-react/icons/landmark'
import Mountain from 'lucide-react/icons/mountain'
import Trees from 'lucide-react/icons/trees'
import { useTranslation } from 'react-i18next'
import { SignCard } from '#src/ui/layout/SignCard.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Ideas.module.css'

const ideas = [
  { name: 'cathedral', Sign: Church },
  { name: 'serdica', Sign: Footprints },
  { name: 'springs', Sign: Droplets },
  { name: 'boyana', Sign: Landmark },
  { name: 'vitosha', Sign: Mountain },
  { name: 'rila', Sign: Trees },
] as const

/** Sights in and around Sofia, from the app's own texts: the page is useful before the widget has loaded. */
export function Ideas() {
  const { t } = useTranslation('activities')
  return (
    <Stack as="section" aria-labelledby="ideas">
      <h2 id="ideas">{t('ideasTitle')}</h2>
      <ul className={styles.ideas}>
        {ideas.map(({ name, Sign }) => (
          <SignCard key={name} Sign={Sign} title={t(`ideas.${name}.title`)}>
            <p>{t(`ideas.${name}.text`)}</p>
          </SignCard>
        ))}
      </ul>
      <p className={styles.help}>{t('help')}</p>
    </Stack>
  )
}
