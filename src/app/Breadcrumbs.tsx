import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Breadcrumbs.module.css'
import { useCrumbs } from './useCrumbs.ts'

/** Where the guest is, from Home on. The last crumb is not a link (spec 2). */
export function Breadcrumbs() {
  const { t } = useTranslation('frame')
  const crumbs = useCrumbs()
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumbs}>
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
  )
}
