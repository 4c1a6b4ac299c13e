import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { useConfig } from '#src/config/useConfig.ts'
import { newestFirst } from '#src/hotel/hotelClock.ts'
import { useReportRecords } from '#src/hotel/records/useReportRecord.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import { watch } from '#src/hotel/useChangedStatus.ts'
import { selectGuest } from '#src/session/session.ts'
import { asRefreshedList, RefreshLists } from '#src/outbox/RefreshLists.tsx'
import { RecordList } from '#src/ui/records/RecordCard.tsx'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { reportList } from '#src/schemas/reports.ts'
import { NothingListed } from './NothingListed.tsx'
import { ReportCard } from './ReportCard.tsx'

/** The hotel's list of reports, refetched while one is unfinished; used only if the configuration sets `reportsEndpoint`. */
export function ListedReports() {
  const guest = useSelector(selectGuest)
  const query = useOfflineQuery(
    hotelApi.useGetReportsQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true }),
    reportList,
  )
  const reports = query.data ?? []
  return (
    <>
      <RefreshLists
        lists={[asRefreshedList(query)]}
        isUnfinished={reports.some(isUnfinished)}
        watched={watch('report', reports, useReportRecords(useConfig().timeZone))}
      />
      <OfflineQueryView
        query={query}
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
    </>
  )
}
