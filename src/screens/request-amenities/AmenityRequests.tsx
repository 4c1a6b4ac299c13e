import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { newestFirst } from '#src/hotel/hotelClock.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { paths } from '#src/navigation/paths.ts'
import { HotelList } from '#src/outbox/HotelList.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'

/** The guest's amenity requests (spec 2.49). */
export function AmenityRequests() {
  const { t } = useTranslation('requestAmenities')
  const records = useRecords(useConfig())
  const empty = {
    title: t('empty.title'),
    text: t('empty.text'),
    action: t('empty.action'),
    to: paths.requestAmenities,
  }
  return (
    <ScreenLayout title={t('list.title')}>
      <HotelList kind="request" empty={empty}>
        {(requests) => (
          <RecordList>
            {newestFirst(requests, ({ createdTime }) => createdTime).map((request) => (
              <RecordCard key={request.id} {...records.request(request)} />
            ))}
          </RecordList>
        )}
      </HotelList>
    </ScreenLayout>
  )
}
