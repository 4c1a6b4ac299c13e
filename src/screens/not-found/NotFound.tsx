import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

const lists = ['myStay', 'myOrders', 'myReservations', 'reportedProblems', 'amenityRequests'] as const

/** Shown for an unknown path: links to home and, for a signed-in guest, to the lists. */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'common', 'frame'])
  const isAuthenticated = useSelector(selectIsAuthenticated)
  return (
    <ScreenLayout title={t('notFound:title')} lead={t('notFound:lead')}>
      <div>
        <Link to={paths.home} className={buttonClass('primary')}>
          {t('common:goHome')}
        </Link>
      </div>
      {isAuthenticated && (
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
