import { useConfig } from '#src/config/useConfig.ts'
import { useReportRecord } from '#src/hotel/records/useReportRecord.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { ProblemReport } from '#src/schemas/reports.ts'

/** A reported problem: category, message, status and time. */
export function ReportCard({ report }: { readonly report: ProblemReport }) {
  return <RecordCard {...useReportRecord(report, useConfig().timeZone)} />
}
