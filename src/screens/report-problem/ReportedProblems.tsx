import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { HotelList, Records } from '#src/outbox/HotelList.tsx'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'

/**
 * My reported problems (spec 2.47). By default the hotel has no list of reports, so this device's reports are shown first,
 * confirmed or not. With `reportsEndpoint` the hotel's list contains the confirmed ones.
 */
export function ReportedProblems() {
  const { t } = useTranslation('frame')
  const { reportsEndpoint } = useConfig()
  return (
    <ScreenLayout title={t('crumbs.reportedProblems')}>
      <UnconfirmedReceipts kind="problem" withConfirmed={!reportsEndpoint} />
      {reportsEndpoint ? <HotelList kind="problem" hasReceipts={false} /> : <ListedOrders />}
    </ScreenLayout>
  )
}

/**
 * The list that the spec found under "my reported problems": `GET orders/customer/{personId}`, displayed like the order cards
 * (spec 2.47, 7.6). Probably a mistake, kept on purpose, below a note that tells the guest that these are orders.
 */
function ListedOrders() {
  const { t } = useTranslation('reportProblem')
  return (
    <HotelList kind="order" emptyAs="problem" hasReceipts={false} isRefreshed={false}>
      {(orders) => (
        <>
          <p>{t('list.ordersNote')}</p>
          <Records kind="order" rows={orders} />
        </>
      )}
    </HotelList>
  )
}
