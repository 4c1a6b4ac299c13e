import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { ListedOrders } from './ListedOrders.tsx'
import { ListedReports } from './ListedReports.tsx'

/**
 * My reported problems (spec 2.47). By default the hotel has no list of reports, so this device's reports are shown first,
 * confirmed or not. With `reportsEndpoint` the hotel's list contains the confirmed ones. At the address that the spec found
 * (spec 2.8) a line names the list's own.
 */
export function ReportedProblems() {
  const { t } = useTranslation('reportProblem')
  const { reportsEndpoint } = useConfig()
  const pathname = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return (
    <ScreenLayout title={t('list.title')}>
      {pathname !== paths.reportedProblems && (
        <p>
          <span>{t('list.livesAt')}</span>{' '}
          <Link to={paths.reportedProblems} translate="no">
            {paths.reportedProblems}
          </Link>
        </p>
      )}
      <UnconfirmedReceipts kind="problem" withConfirmed={!reportsEndpoint} />
      {reportsEndpoint ? <ListedReports /> : <ListedOrders />}
    </ScreenLayout>
  )
}
