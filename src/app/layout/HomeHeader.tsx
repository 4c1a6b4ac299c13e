import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useHotelName } from '#src/hotel/useConfiguredName.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { clockAhead, onClockMoved } from '#src/lib/time.ts'
import { paths } from '#src/navigation/paths.ts'
import { partOfDay } from '#src/screens/home/partOfDay.ts'
import { useHomeExtras } from '#src/screens/home/useHomeExtras.ts'
import { selectGuest } from '#src/session/session.ts'
import styles from './HomeHeader.module.css'

/** The beginning of home: the hotel's picture and logo, its name, the welcome line, and the stay or a link to sign in (spec 2.9, 2.70). */
export function HomeHeader() {
  const { t } = useTranslation('frame')
  const { hotel, translate } = useHotelName()
  const guest = useSelector(selectGuest)
  const { Logo, Stay } = useHomeExtras() ?? {}
  return (
    <div className="frame-hero">
      <span className="frame-picture" />
      <div className="frame-text">
        {Logo && <Logo />}
        <h1 tabIndex={-1} translate={translate} className="frame-name">
          {hotel}
        </h1>
        <Welcome name={guest?.fullName} />
        <p className={styles.stay}>
          {guest === null ? (
            <Link to={paths.login} className={styles.signIn}>
              {t('signInToOrder')}
            </Link>
          ) : (
            Stay && <Stay guest={guest} />
          )}
        </p>
      </div>
    </div>
  )
}

/** How far a demo has moved the clock, which it may say only after home was rendered. */
function useClockAhead(): number {
  // oxlint-disable-next-line react/rules-of-hooks -- each build calls the same hooks in every render
  return __DEMO__ ? useSyncExternalStore(onClockMoved, clockAhead, clockAhead) : 0
}

function Welcome({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation('frame')
  const { timeZone } = useConfig()
  const [opened] = useState(() => Date.now())
  const now = new Date(opened + useClockAhead())
  // A part of the day may have begun since `home.ts` filled in the line.
  return (
    <p translate={name === undefined ? undefined : 'no'} className={styles.welcome} suppressHydrationWarning>
      {name === undefined ? t('welcome') : t(`welcomeGuest.${partOfDay(now, timeZone)}`, { name })}
    </p>
  )
}
