import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import House from 'lucide-react/icons/house'
import Luggage from 'lucide-react/icons/luggage'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './MainLinks.module.css'

const links = [
  { name: 'home', path: paths.home, Icon: House },
  { name: 'order', path: paths.roomService, Icon: ConciergeBell },
  { name: 'myStay', path: paths.myStay, Icon: Luggage },
  { name: 'help', path: paths.reception, Icon: CircleQuestionMark },
] as const

/** Pages with a bar of their own at the bottom. */
const pathsWithActionBar: readonly string[] = [paths.roomService, paths.finalizeOrder]

/** The paths that are marked with a dot. */
export type Marks = Readonly<Record<string, boolean>>

/**
 * The links that a guest needs most, at the bottom of a phone and in the header of a wide screen (spec 2.68). A dot marks My stay while
 * something there has not been seen, and Order while something is in the cart; a message and a card on home say in words what.
 */
export function MainLinks({ marks }: { readonly marks: Marks | undefined }) {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  if (pathname === paths.login) return null
  return (
    <nav
      aria-label={t('menu.title')}
      className={classes(styles.links, pathsWithActionBar.includes(pathname) && styles.above)}
    >
      {links.map(({ name, path, Icon }) => (
        <Link key={path} to={path} className={styles.link} aria-current={path === pathname ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{t(`links.${name}`)}</span>
          {marks?.[path] && <span className={styles.dot} />}
        </Link>
      ))}
    </nav>
  )
}
