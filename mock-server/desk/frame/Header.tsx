import ExternalLink from 'lucide-react/icons/external-link'
import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { shownName } from '#mock-server/desk/shownName.ts'
import { deskLanguages, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { formatTime } from '#src/hotel/moments.ts'
import { languageNames } from '#src/lib/languageNames.ts'
import ownPicture from '#src/ui/header.svg'
import { Faces } from './Faces.tsx'
import styles from './Header.module.css'
import { More } from './More.tsx'
import { NextProspect } from './NextProspect.tsx'
import { TabLink } from './TabLink.tsx'
import type { Face } from './useFace.ts'

interface Props {
  /** `undefined` until the demo has answered. */
  readonly desk: DeskState | undefined
  readonly face: Face
}

/** The header of the desk: the hotel's name and picture, its time, the two faces, and what a presenter needs on both. */
export function Header({ desk, face }: Props) {
  const { t, language, choose } = useTexts()
  return (
    <header className={styles.bar}>
      <img src={desk?.brand.headerImage ?? ownPicture} alt="" className={styles.picture} />
      <div className={styles.row}>
        <div className={styles.names}>
          <h1 tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.hotel}>{desk && shownName(desk.brand, language)}</p>
          <p className={styles.time}>{desk && formatTime(new Date(desk.clock.now), HOTEL_TIME_ZONE)}</p>
        </div>
        {desk && <Faces current={face} />}
        <div className={styles.tools}>
          {desk && <NextProspect />}
          <TabLink href="/" className={styles.tool}>
            {t('openApp')}
            <ExternalLink aria-hidden="true" />
          </TabLink>
          <div role="group" aria-label={t('language')} className={styles.languages}>
            {deskLanguages.map((each) => (
              <button
                key={each}
                type="button"
                lang={each}
                aria-pressed={each === language}
                onClick={() => choose(each)}
              >
                {languageNames[each]}
              </button>
            ))}
          </div>
          {desk && <More desk={desk} />}
        </div>
      </div>
    </header>
  )
}
