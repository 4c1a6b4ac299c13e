import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Lists } from './Lists.tsx'

/** Shown for an unknown path: links to home and, for a signed-in guest, to the lists. */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'common'])
  const isAuthenticated = useSelector(selectIsAuthenticated)
  return (
    <ScreenLayout title={t('notFound:title')} lead={t('notFound:lead')}>
      <div>
        <Link to={paths.home} className={buttonClass('primary')}>
          {t('common:goHome')}
        </Link>
      </div>
      {isAuthenticated && <Lists />}
    </ScreenLayout>
  )
}
