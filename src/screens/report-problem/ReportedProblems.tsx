import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { newestFirst } from '#src/hotel/hotelClock.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { paths } from '#src/navigation/paths.ts'
import { HotelList } from '#src/outbox/HotelList.tsx'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'

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

function ListedReports() {
  const records = useRecords(useConfig())
  return (
    <HotelList kind="problem" empty={useEmptyTexts()} hasReceipts={false}>
      {(reports) => (
        <RecordList>
          {newestFirst(reports, ({ createdTime }) => createdTime).map((report) => (
            <RecordCard key={report.id} {...records.problem(report)} />
          ))}
        </RecordList>
      )}
    </HotelList>
  )
}

/**
 * The list that the spec found under "my reported problems": `GET orders/customer/{personId}`, displayed like the order cards
 * (spec 2.47, 7.6). Probably a mistake, kept on purpose: folded, below a note that tells the guest that these are orders.
 */
function ListedOrders() {
  const { t } = useTranslation('reportProblem')
  const records = useRecords(useConfig())
  return (
    <HotelList kind="order" empty={useEmptyTexts()} hasReceipts={false} isRefreshed={false}>
      {(orders) => (
        <>
          <p>{t('list.ordersNote')}</p>
          <details>
            <summary className="fold">{t('list.orders')}</summary>
            <RecordList>
              {orders.map((order) => (
                <RecordCard key={order.id} {...records.order(order)} />
              ))}
            </RecordList>
          </details>
        </>
      )}
    </HotelList>
  )
}

/** They must also be true while this device's reports are shown above it. */
function useEmptyTexts() {
  const { t } = useTranslation('reportProblem')
  return { title: t('empty.title'), text: t('empty.text'), action: t('empty.action'), to: paths.reportProblem }
}
