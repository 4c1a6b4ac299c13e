import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView } from '#src/offline/OfflineQueryView.tsx'
import { useOfflineQuery } from '#src/offline/useOfflineQuery.ts'
import { newestFirst } from '#src/hotel/moments.ts'
import { selectGuest } from '#src/session/session.ts'
import { RecordList } from '#src/ui/records/RecordCard.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { reportList } from '#src/schemas/reports.ts'
import { NothingListed } from './NothingListed.tsx'
import { ReportCard } from './ReportCard.tsx'

/** The hotel's list of reports; used only if the configuration sets `reportsEndpoint`. */
export function ListedReports() {
  const guest = useSelector(selectGuest)
  const query = hotelApi.useGetReportsQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true })
  return (
    <OfflineQueryView
      query={useOfflineQuery(query, reportList)}
      skeleton={<Skeleton shape="card" lines={3} />}
      isEmpty={(list) => list.length === 0}
      empty={<NothingListed />}
    >
      {(list) => (
        <RecordList>
          {newestFirst(list, ({ createdTime }) => createdTime).map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </RecordList>
      )}
    </OfflineQueryView>
  )
}
