import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useHasHiddenPhotos } from '#src/ui/photos.tsx'
import { overlayComponent } from '#src/app/start/backgroundLoading.ts'
import styles from './Breadcrumbs.module.css'
import { crumbsOf } from '#src/navigation/paths.ts'

const ShowPhotos = overlayComponent((file) => file.ShowPhotos)

/** The path from Home to the open page, in one line. The last crumb is not a link (spec 2.6). On home only screen readers find it. */
export function Breadcrumbs() {
  const { t } = useTranslation('frame')
  const arePhotosHidden = useHasHiddenPhotos()
  const crumbs = crumbsOf(useLocation().pathname)
  return (
    <div className={styles.breadcrumbs}>
      <nav aria-label={t('breadcrumb')} className={crumbs.length > 1 ? styles.trail : 'visually-hidden'}>
        <ol className={styles.list}>
          {crumbs.map(({ path, name }, index) => (
            <li key={path} className={styles.crumb}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{t(`crumbs.${name}`)}</span>
              ) : (
                <>
                  <Link to={path}>{t(`crumbs.${name}`)}</Link>
                  <ChevronRight aria-hidden="true" />
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {/* In this row, so that the button causes no layout shift. */}
      {arePhotosHidden && <ShowPhotos />}
    </div>
  )
}
