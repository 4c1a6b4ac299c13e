import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { selectGuest } from '#src/session/session.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './PageHeader.module.css'
import { SideMenu } from './SideMenu.tsx'
import { useHeaderPicture } from './useHeaderPicture.ts'
import { useHotelName } from './useHotelName.ts'
import { opensDialog } from '#src/ui/feedback/opensDialog.ts'

/** On home a tall header with the hotel's picture, its name and the welcome line; elsewhere a compact bar (spec 2.9). */
export function PageHeader() {
  const name = useHotelName()
  useHeaderPicture()
  const isHome = useLocation().pathname === paths.home
  if (!isHome) {
    return (
      <header className={styles.bar}>
        <div className={styles.row}>
          <Link to={paths.home} className={styles.name}>
            {name}
          </Link>
          <Tools />
        </div>
      </header>
    )
  }
  return (
    <header className="frame-hero">
      <span className="frame-picture" />
      <div className={styles.over}>
        <div className={styles.row}>
          <Tools />
        </div>
      </div>
      <div className="frame-words">
        <h1 tabIndex={-1} className="frame-name">
          {name}
        </h1>
        <Welcome />
      </div>
    </header>
  )
}

function Welcome() {
  const { t } = useTranslation('frame')
  const name = useSelector(selectGuest)?.fullName
  return <p className={styles.welcome}>{name === undefined ? t('welcome') : t('welcomeGuest', { name })}</p>
}

function Tools() {
  const { t } = useTranslation('frame')
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <LanguageMenu look="bar" />
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onClick={opensDialog(() => setOpen(true))}
      >
        <Menu aria-hidden="true" />
      </button>
      <SideMenu open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
