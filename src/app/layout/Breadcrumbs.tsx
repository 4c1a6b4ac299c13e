import ChevronRight from 'lucide-react/icons/chevron-right'
import Image from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHeldPhotos } from '#src/ui/photos.ts'
import { focusHeading } from '#src/ui/layout/useFocusReset.ts'
import styles from './Breadcrumbs.module.css'
import { useCrumbs } from '#src/app/routing/useCrumbs.ts'

/** Where the guest is, from Home on. The last crumb is not a link (spec 2.6). */
export function Breadcrumbs() {
  const { t } = useTranslation('frame')
  const crumbs = useCrumbs()
  return (
    <div className={styles.breadcrumbs}>
      <nav aria-label={t('breadcrumb')}>
        <ol className={styles.list}>
          {crumbs.map(({ path, text }, index) => (
            <li key={path} className={styles.crumb}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{text}</span>
              ) : (
                <>
                  <Link to={path}>{text}</Link>
                  <ChevronRight aria-hidden="true" />
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <HeldPhotos />
    </div>
  )
}

/** In light mode photos come when the guest asks for them. It stands in a row that is there anyway, so nothing moves. */
function HeldPhotos() {
  const { t } = useTranslation('frame')
  const [areHeld, show] = useHeldPhotos()
  if (!areHeld) return null

  function showPhotos() {
    show()
    // The button is about to go; the focus goes to the page whose photos come.
    focusHeading()
  }

  return (
    <button type="button" className={styles.photos} aria-label={t('showPhotos')} onClick={showPhotos}>
      <Image aria-hidden="true" />
      {t('photos')}
    </button>
  )
}
