import ChevronRight from 'lucide-react/icons/chevron-right'
import Image from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHiddenPhotos } from '#src/ui/photos.ts'
import { focusHeading } from '#src/ui/layout/useFocusReset.ts'
import styles from './Breadcrumbs.module.css'
import { useCrumbs } from '#src/app/routing/useCrumbs.ts'

/** The path from Home to the open page, in one line. The last crumb is not a link (spec 2.6). On home only screen readers find it. */
export function Breadcrumbs() {
  const { t } = useTranslation('frame')
  const crumbs = useCrumbs()
  return (
    <div className={styles.breadcrumbs}>
      <nav aria-label={t('breadcrumb')} className={crumbs.length > 1 ? styles.trail : 'visually-hidden'}>
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
      <HiddenPhotos />
    </div>
  )
}

/** While the guest saves data, photos load on demand. The button is in the row of the breadcrumbs, so that it causes no layout shift. */
function HiddenPhotos() {
  const { t } = useTranslation('frame')
  const [areHidden, show] = useHiddenPhotos()
  if (!areHidden) return null

  function showPhotos() {
    show()
    // The button is about to be removed; move the focus to the page's heading.
    focusHeading()
  }

  return (
    <button type="button" className={styles.photos} aria-label={t('showPhotos')} onClick={showPhotos}>
      <Image aria-hidden="true" />
      {t('photos')}
    </button>
  )
}
