import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Lists } from './Lists.tsx'
import { ReportedProblemsHint } from './ReportedProblemsHint.tsx'

/**
 * The path that the report's success page links to, exactly as the spec found it. It is not a route; the list has another
 * path (spec 2.8).
 */
const AS_FOUND = '/my-reported-problems'

/** Shown for an unknown path: links to home and, for a signed-in guest, to the lists. */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'common'])
  const { pathname } = useLocation()
  const isAuthenticated = useSelector(selectIsAuthenticated)
  const isAsFound = pathname.replace(/\/$/, '') === AS_FOUND
  return (
    <ScreenLayout title={t('notFound:title')} lead={t('notFound:lead')}>
      {isAsFound && <ReportedProblemsHint />}
      <div>
        <Link to={paths.home} className={buttonClass('primary')}>
          {t('common:goHome')}
        </Link>
      </div>
      {isAuthenticated && <Lists but={isAsFound ? 'reportedProblems' : undefined} />}
    </ScreenLayout>
  )
}
