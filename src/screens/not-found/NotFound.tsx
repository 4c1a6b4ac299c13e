import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { paths, reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

const lists = ['myStay', 'myOrders', 'myReservations', 'reportedProblems', 'amenityRequests'] as const

/** Shown for an unknown path: links to home and, for a signed-in guest, to the lists; the list of problems first where a report leads (spec 2.8). */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'common', 'frame'])
  const isAuthenticated = useSelector(selectIsAuthenticated)
  const isOfProblems = useLocation().pathname === reportedProblemsAsFound
  return (
    <ScreenLayout title={t('notFound:title')} lead={t(isOfProblems ? 'notFound:reportedProblems' : 'notFound:lead')}>
      <Stack gap={3}>
        {isOfProblems && (
          <Link to={paths.reportedProblems} className={buttonClass('primary')}>
            {t('frame:crumbs.reportedProblems')}
          </Link>
        )}
        <Link to={paths.home} className={buttonClass(isOfProblems ? 'secondary' : 'primary')}>
          {t('common:goHome')}
        </Link>
      </Stack>
      {isAuthenticated && !isOfProblems && (
        <Stack as="section" gap={3}>
          <h2>{t('notFound:lists')}</h2>
          <Stack as="ul" gap={3}>
            {lists.map((list) => (
              <li key={list}>
                <Link to={paths[list]} className={buttonClass('secondary', true)}>
                  {t(`frame:crumbs.${list}`)}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </ScreenLayout>
  )
}
