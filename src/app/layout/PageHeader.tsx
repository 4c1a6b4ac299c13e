import ChevronRight from 'lucide-react/icons/chevron-right'
import Menu from 'lucide-react/icons/menu'
import { useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { fieldsOf } from '#src/lib/unknown.ts'
import { crumbsOf, paths } from '#src/navigation/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { opensDialog } from '#src/ui/feedback/Dialog.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MainLinks, type Marks } from './MainLinks.tsx'
import styles from './PageHeader.module.css'
import { SideMenu } from './SideMenu.tsx'
import { useHeaderPicture } from './useHeaderPicture.ts'
import { useHotelName } from './useHotelName.ts'
import { useTitleScrolledAway } from './useTitleScrolledAway.ts'

interface Props {
  /** The main links that are marked with a dot. */
  readonly marks: Marks | undefined
}

/** The bar at the top of every page: back, hotel or title, links, language, side menu. On home it lies over the picture (spec 2.9, 2.66). */
export function PageHeader({ marks }: Props) {
  const { hotel, translate } = useHotelName()
  const bar = useRef<HTMLElement>(null)
  const title = useTitleScrolledAway(bar)
  useHeaderPicture()
  const isHome = useLocation().pathname === paths.home
  return (
    <header ref={bar} className="frame-bar" data-over={isHome && title === undefined ? '' : undefined}>
      {!isHome && <Back />}
      <div className={styles.place}>
        {!isHome && (
          <Link
            to={paths.home}
            translate={translate}
            className={classes(styles.name, title !== undefined && styles.replaced)}
          >
            {hotel}
          </Link>
        )}
        {title !== undefined && (
          <span aria-hidden="true" className={styles.title}>
            {title}
          </span>
        )}
      </div>
      <MainLinks marks={marks} />
      <Tools />
    </header>
  )
}

/** Whether the guest came here from another page of the app: the router numbers the entries of the history. */
const cameFromApp = () => Number(fieldsOf(window.history.state)['idx']) > 0

/** Back to the previous page of the app; to the page above where there is none, and from a success page, whose form has been sent (spec 2.67). */
function Back() {
  const { t } = useTranslation('frame')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const above = crumbsOf(pathname).at(-2)?.path ?? paths.home

  function goBack(event: MouseEvent): void {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (opensElsewhere || !cameFromApp() || pathname.endsWith('/success')) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link to={above} className={styles.round} aria-label={t('back')} onClick={goBack}>
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}

function Tools() {
  const { t } = useTranslation('frame')
  const [open, setOpen] = useState(false)
  return (
    <>
      <LanguageMenu look="bar" />
      <button
        type="button"
        className={styles.round}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onClick={opensDialog(() => setOpen(true))}
      >
        <Menu aria-hidden="true" />
      </button>
      <SideMenu open={open} onClose={() => setOpen(false)} />
    </>
  )
}
