import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { UnsettledReceipts } from '#src/submissions/UnsettledReceipts.tsx'
import { Screen } from '#src/ui/layout/Screen.tsx'
import { ListedOrders } from './ListedOrders.tsx'
import { ListedReports } from './ListedReports.tsx'

/**
 * My reported problems (spec 2.47). The hotel has no list of them, so what this phone reported stands above, confirmed or
 * not; with `reportsEndpoint` the hotel lists them itself.
 */
export function ReportedProblems() {
  const { t } = useTranslation('reportProblem')
  const { reportsEndpoint } = useConfig()
  return (
    <Screen title={t('list.title')}>
      <UnsettledReceipts kind="problem" withConfirmed={!reportsEndpoint} />
      {reportsEndpoint ? <ListedReports /> : <ListedOrders />}
    </Screen>
  )
}
