import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { UnconfirmedReceipts } from '#src/submissions/outcome/UnconfirmedReceipts.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { ListedOrders } from './ListedOrders.tsx'
import { ListedReports } from './ListedReports.tsx'

/**
 * My reported problems (spec 2.47). By default the hotel has no list of reports, so this device's reports are shown first,
 * confirmed or not. With `reportsEndpoint` the hotel's list contains the confirmed ones.
 */
export function ReportedProblems() {
  const { t } = useTranslation('reportProblem')
  const { reportsEndpoint } = useConfig()
  return (
    <ScreenLayout title={t('list.title')}>
      <UnconfirmedReceipts kind="problem" withConfirmed={!reportsEndpoint} />
      {reportsEndpoint ? <ListedReports /> : <ListedOrders />}
    </ScreenLayout>
  )
}
