import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useReadTexts } from '#src/i18n/useReadTexts.ts'
import { newestFirst } from '#src/lib/moments.ts'
import { selectGuest } from '#src/session/session.ts'
import { Read } from '#src/ui/Read.tsx'
import { RecordList } from '#src/ui/RecordCard.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { NothingListed } from './NothingListed.tsx'
import { ReportCard } from './ReportCard.tsx'

/** The reports as the hotel lists them, where the configuration says that it does (`reportsEndpoint`). */
export function ListedReports() {
  const texts = useReadTexts()
  const guest = useSelector(selectGuest)
  const reports = hotelApi.useGetReportsQuery(guest?.personId ?? skipToken, { refetchOnMountOrArgChange: true })
  return (
    <Read
      of={reports}
      texts={texts}
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
    </Read>
  )
}
