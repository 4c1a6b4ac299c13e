import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectGuest } from '#src/session/session.ts'
import styles from './HomeHeader.module.css'
import { useHotelName } from './useHotelName.ts'

/** The beginning of home: the hotel's picture, its name and the welcome line (spec 2.9). */
export function HomeHeader() {
  const hotel = useHotelName()
  return (
    <div className="frame-hero">
      <span className="frame-picture" />
      <div className="frame-words">
        <h1 tabIndex={-1} className="frame-name">
          {hotel}
        </h1>
        <Welcome />
      </div>
    </div>
  )
}

function Welcome() {
  const { t } = useTranslation('frame')
  const name = useSelector(selectGuest)?.fullName
  return <p className={styles.welcome}>{name === undefined ? t('welcome') : t('welcomeGuest', { name })}</p>
}
