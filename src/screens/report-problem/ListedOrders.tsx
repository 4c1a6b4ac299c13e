import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import { useOrderRecord } from '#src/i18n/useOrderRecord.ts'
import { HotelRead } from '#src/lastAnswers/HotelRead.tsx'
import { useLastAnswer } from '#src/lastAnswers/useLastAnswer.ts'
import { selectGuest } from '#src/session/session.ts'
import { RecordCard, RecordList } from '#src/ui/RecordCard.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { orderList, type Order } from '#src/wire/orders.ts'
import { NothingListed } from './NothingListed.tsx'

/**
 * What the spec found under my reported problems: `GET orders/customer/{personId}`, shown like the orders cards (spec 2.47, 7.6).
 * Likely an error, and kept on purpose; the note says to the guest what is listed.
 */
export function ListedOrders() {
  const { t } = useTranslation('reportProblem')
  const guest = useSelector(selectGuest)
  const query = hotelApi.useGetOrdersQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true })
  return (
    <HotelRead
      of={useLastAnswer(query, orderList)}
      skeleton={<Skeleton shape="card" lines={3} />}
      isEmpty={(list) => list.length === 0}
      empty={<NothingListed />}
    >
      {(list) => (
        <>
          <p>{t('list.ordersNote')}</p>
          <RecordList>
            {list.map((order) => (
              <ListedOrder key={order.id} order={order} />
            ))}
          </RecordList>
        </>
      )}
    </HotelRead>
  )
}

function ListedOrder({ order }: { readonly order: Order }) {
  const { currency } = useSelector(selectConfig)
  return <RecordCard {...useOrderRecord(order, currency)} />
}
