import ExternalLink from 'lucide-react/icons/external-link'
import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { deskLanguages, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { ShownClock } from '#mock-server/handlers/demo/clock.ts'
import { formatMoment } from '#src/hotel/moments.ts'
import styles from './Header.module.css'
import { TabLink } from './TabLink.tsx'

const names = { bg: 'Български', en: 'English' } as const

interface Props {
  readonly hotel: string
  readonly clock: ShownClock | undefined
}

/** The header of the desk: hotel, time, language, and the link to the guest app. */
export function Header({ hotel, clock }: Props) {
  const { t, language, choose } = useTexts()
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.names}>
          <h1 tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.hotel}>
            {hotel}
            {clock && <span className={styles.time}>{formatMoment(clock.now, language, HOTEL_TIME_ZONE)}</span>}
          </p>
        </div>
        <div className={styles.tools}>
          <div role="group" aria-label={t('language')} className={styles.languages}>
            {deskLanguages.map((each) => (
              <button
                key={each}
                type="button"
                lang={each}
                aria-pressed={each === language}
                onClick={() => choose(each)}
              >
                {names[each]}
              </button>
            ))}
          </div>
          <TabLink href="/" className={styles.app}>
            {t('openApp')}
            <ExternalLink aria-hidden="true" />
          </TabLink>
        </div>
      </div>
    </header>
  )
}
