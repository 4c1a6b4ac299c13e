import ConciergeBell from 'lucide-react/icons/concierge-bell'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
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
  { name: 'help', path: paths.reception, Icon: KeyRound },
] as const

/** Pages with a bar of their own at the bottom. */
const withOwnBar: readonly string[] = [paths.roomService, paths.finalizeOrder]

interface Props {
  /** Marks My stay with a dot: something there has not been seen yet; a banner says in words what. */
  readonly hasNews: boolean
  /** How many items are in the cart: at Order, until they are ordered; a card on home says it in words. */
  readonly inCart: number
}

/** The links that a guest needs most, at the bottom of a phone and in the header of a wide screen (spec 2.68). */
export function MainLinks({ hasNews, inCart }: Props) {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  if (pathname === paths.login) return null
  return (
    <nav aria-label={t('menu.title')} className={classes(styles.links, withOwnBar.includes(pathname) && styles.above)}>
      {links.map(({ name, path, Icon }) => (
        <Link key={path} to={path} className={styles.link} aria-current={path === pathname ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {t(`links.${name}`)}
          {inCart > 0 && path === paths.roomService && <span className={styles.count}> {inCart}</span>}
          {hasNews && path === paths.myStay && <span className={styles.dot} />}
        </Link>
      ))}
    </nav>
  )
}
