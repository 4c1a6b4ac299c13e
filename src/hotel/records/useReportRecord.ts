import { useTranslation } from 'react-i18next'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { useProblemLabel } from '#src/hotel/useLabels.ts'
import { fact, type HotelRecord } from '#src/ui/records/record.ts'
import { requestStatus, requestSteps, stepsOf } from '#src/hotel/statuses.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'

/** The fields of a problem report that are shown; any may be missing. */
interface ListedReport {
  readonly category?: string | undefined
  readonly customerMessage?: string | undefined
  readonly status?: string | undefined
  readonly createdTime?: string | undefined
}

/** Returns a function that writes a problem report in the guest's language: category, message, status and time of creation. */
export function useReportRecords(timeZone: string): (report: ListedReport) => HotelRecord {
  const { t } = useTranslation('reportProblem')
  const [language] = useLanguage()
  const labelOf = useProblemLabel()
  return ({ category, customerMessage, status, createdTime }) => {
    const { words, tone } = requestStatus(status ?? '')
    return {
      title: category === undefined ? t('list.untitled') : labelOf(category),
      status: status === undefined ? undefined : { text: words === undefined ? status : t(`statuses.${words}`), tone },
      steps: stepsOf(words, requestSteps, (step) => t(`statuses.${step}`)),
      facts: fact(t('list.created'), createdTime && formatMoment(createdTime, language, timeZone)),
      words: customerMessage,
    }
  }
}

/** One problem report in the guest's language. */
export function useReportRecord(report: ListedReport, timeZone: string): HotelRecord {
  return useReportRecords(timeZone)(report)
}
