import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { useConfig } from '#src/config/useConfig.ts'
import { useRequestRecords } from '#src/hotel/records/useRequestRecord.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import { watch } from '#src/hotel/useChangedStatus.ts'
import { asRefreshedList, RefreshLists } from '#src/outbox/RefreshLists.tsx'
import { newestFirst } from '#src/hotel/hotelClock.ts'
import { paths } from '#src/navigation/paths.ts'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { selectGuest } from '#src/session/session.ts'
import { EmptyState, Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { RecordList } from '#src/ui/records/RecordCard.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { amenityRequestList } from '#src/schemas/requests.ts'
import { AmenityRequestCard } from './AmenityRequestCard.tsx'

/** The guest's amenity requests (spec 2.49), refetched on each visit and while one is unfinished, below this device's unconfirmed receipts. */
export function AmenityRequests() {
  const { t } = useTranslation('requestAmenities')
  const guest = useSelector(selectGuest)
  const query = useOfflineQuery(
    hotelApi.useGetAmenityRequestsQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true }),
    amenityRequestList,
  )
  const requests = query.data ?? []
  return (
    <ScreenLayout title={t('list.title')}>
      <RefreshLists
        lists={[asRefreshedList(query)]}
        isUnfinished={requests.some(isUnfinished)}
        watched={watch('request', requests, useRequestRecords(useConfig().timeZone))}
      />
      <UnconfirmedReceipts kind="request" />
      <OfflineQueryView
        query={query}
        skeleton={<Skeleton shape="card" lines={3} />}
        isEmpty={(list) => list.length === 0}
        empty={<NoRequests />}
      >
        {(list) => (
          <RecordList>
            {newestFirst(list, ({ createdTime }) => createdTime).map((request) => (
              <AmenityRequestCard key={request.id} request={request} />
            ))}
          </RecordList>
        )}
      </OfflineQueryView>
    </ScreenLayout>
  )
}

function NoRequests() {
  const { t } = useTranslation('requestAmenities')
  const action = (
    <Link className={buttonClass('primary')} to={paths.requestAmenities}>
      {t('empty.action')}
    </Link>
  )
  return (
    <EmptyState title={t('empty.title')} action={action}>
      {t('empty.text')}
    </EmptyState>
  )
}
