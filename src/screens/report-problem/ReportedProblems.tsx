import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { HotelList, Records } from '#src/outbox/HotelList.tsx'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'

/**
 * My reported problems (spec 2.47). By default the hotel has no list of reports, so this device's reports are shown first,
 * confirmed or not. With `reportsEndpoint` the hotel's list contains the confirmed ones. At the address that the spec found
 * (spec 2.8) a line names the list's own.
 */
export function ReportedProblems() {
  const { t } = useTranslation(['reportProblem', 'frame'])
  const { reportsEndpoint } = useConfig()
  const pathname = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return (
    <ScreenLayout title={t('frame:crumbs.reportedProblems')}>
      {pathname !== paths.reportedProblems && (
        <p>
          <span>{t('reportProblem:list.livesAt')}</span>{' '}
          <Link to={paths.reportedProblems} translate="no">
            {paths.reportedProblems}
          </Link>
        </p>
      )}
      <UnconfirmedReceipts kind="problem" withConfirmed={!reportsEndpoint} />
      {reportsEndpoint ? <HotelList kind="problem" hasReceipts={false} /> : <ListedOrders />}
    </ScreenLayout>
  )
}

/**
 * The list that the spec found under "my reported problems": `GET orders/customer/{personId}`, displayed like the order cards
 * (spec 2.47, 7.6). Probably a mistake, kept on purpose: folded, below a note that tells the guest that these are orders.
 */
function ListedOrders() {
  const { t } = useTranslation('reportProblem')
  return (
    <HotelList kind="order" emptyAs="problem" hasReceipts={false} isRefreshed={false}>
      {(orders) => (
        <>
          <p>{t('list.ordersNote')}</p>
          <details>
            <summary className="fold">{t('list.orders')}</summary>
            <Records kind="order" rows={orders} />
          </details>
        </>
      )}
    </HotelList>
  )
}
