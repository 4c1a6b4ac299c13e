import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { selectGuest } from '#src/session/session.ts'
import fold from '#src/ui/layout/Fold.module.css'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { orderList, type Order } from '#src/schemas/orders.ts'
import { NothingListed } from './NothingListed.tsx'

/**
 * The list that the spec found under "my reported problems": `GET orders/customer/{personId}`, displayed like the order cards
 * (spec 2.47, 7.6). Probably a mistake, kept on purpose: folded, below a note that tells the guest that these are orders.
 */
export function ListedOrders() {
  const { t } = useTranslation('reportProblem')
  const guest = useSelector(selectGuest)
  const query = hotelApi.useGetOrdersQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true })
  return (
    <OfflineQueryView
      query={useOfflineQuery(query, orderList)}
      skeleton={<Skeleton shape="card" lines={3} />}
      isEmpty={(list) => list.length === 0}
      empty={<NothingListed />}
    >
      {(list) => (
        <>
          <p>{t('list.ordersNote')}</p>
          <details>
            <summary className={fold.summary}>{t('list.orders')}</summary>
            <RecordList>
              {list.map((order) => (
                <ListedOrder key={order.id} order={order} />
              ))}
            </RecordList>
          </details>
        </>
      )}
    </OfflineQueryView>
  )
}

function ListedOrder({ order }: { readonly order: Order }) {
  const { currency, timeZone } = useConfig()
  return <RecordCard {...useOrderRecord(order, currency, timeZone)} />
}
