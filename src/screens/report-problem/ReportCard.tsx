import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/lib/moments.ts'
import { requestStatus } from '#src/lib/statuses.ts'
import { RecordCard } from '#src/ui/RecordCard.tsx'
import type { Report } from '#src/wire/reports.ts'
import { useProblemLabel } from './useProblemLabel.ts'

/** One reported problem: category, message, status and when; whatever the hotel left out is left out here. */
export function ReportCard({ report }: { readonly report: Report }) {
  const { t } = useTranslation('reportProblem')
  const labelOf = useProblemLabel()
  const [language] = useLanguage()
  const { timeZone } = useSelector(selectConfig)
  const { category, customerMessage, status, createdTime } = report
  const { words, tone } = requestStatus(status ?? '')
  return (
    <RecordCard
      title={category === undefined ? t('list.untitled') : labelOf(category)}
      status={status === undefined ? undefined : { text: words === undefined ? status : t(`statuses.${words}`), tone }}
      facts={createdTime === undefined ? [] : [{ label: t('list.created'), value: formatMoment(createdTime, language, timeZone) }]}
    >
      {customerMessage}
    </RecordCard>
  )
}
