import { useConfig } from '#src/config/useConfig.ts'
import { useReportRecord } from '#src/hotel/useReportRecord.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { Report } from '#src/schemas/reports.ts'

/** A reported problem: category, message, status and time. */
export function ReportCard({ report }: { readonly report: Report }) {
  return <RecordCard {...useReportRecord(report, useConfig().timeZone)} />
}
