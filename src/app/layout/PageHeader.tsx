import ChevronRight from 'lucide-react/icons/chevron-right'
import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useHotelName } from '#src/hotel/useConfiguredName.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { crumbsOf, hasHero, paths } from '#src/navigation/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { opensDialog } from '#src/ui/feedback/Dialog.tsx'
import { usePhoto } from '#src/ui/photos.tsx'
import { useHeaderPicture } from '#src/ui/useHeaderPicture.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MainLinks, type Marks } from './MainLinks.tsx'
import styles from './PageHeader.module.css'
import { SideMenu } from './SideMenu.tsx'

/** The bar at the top of every page: back, hotel or title, links, language, side menu. On home it lies over the picture (spec 2.9, 2.66). */
export function PageHeader({ marks }: { readonly marks: Marks | undefined }) {
  const { hotel, translate } = useHotelName()
  const bar = useRef<HTMLElement>(null)
  const title = useTitleScrolledAway(bar)
  useHotelsPicture()
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

/** The page's heading once it has scrolled under the bar at the top; `undefined` while it can be seen. */
function useTitleScrolledAway(bar: RefObject<HTMLElement | null>): string | undefined {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    function follow(): void {
      const heading = document.querySelector('h1')
      const isAway = heading !== null && heading.getBoundingClientRect().bottom < (bar.current?.offsetHeight ?? 0)
      setTitle(isAway ? heading.textContent : undefined)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [bar])
  return title
}

/**
 * Shows the hotel's header picture in the place of the app's, which is painted before the configuration is known. It is requested when a
 * screen with a header picture opens.
 */
function useHotelsPicture(): void {
  const { brand } = useConfig()
  const { pathname } = useLocation()
  const hasPicture = pathname === paths.home || hasHero(pathname)
  const [hadPicture, setHadPicture] = useState(hasPicture)
  if (hasPicture && !hadPicture) setHadPicture(true)
  useHeaderPicture(usePhoto(hadPicture ? (brand?.headerImage ?? undefined) : undefined))
}
