import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/lib/moments.ts'
import { requestStatus } from '#src/lib/statuses.ts'
import { RecordCard, type Fact } from '#src/ui/RecordCard.tsx'
import type { AmenityRequest } from '#src/wire/requests.ts'
import { useAmenityLabel } from './useAmenityLabel.ts'

/** One amenity request: date as received, category, status, created and last updated (spec 2); what is missing is left out. */
export function AmenityRequestCard({ request }: { readonly request: AmenityRequest }) {
  const { t } = useTranslation('requestAmenities')
  const labelOf = useAmenityLabel()
  const { category, status, customerMessageRequest } = request
  const { words, tone } = requestStatus(status ?? '')
  return (
    <RecordCard
      title={category === undefined ? t('list.untitled') : labelOf(category)}
      status={status === undefined ? undefined : { text: words === undefined ? status : t(`statuses.${words}`), tone }}
      facts={useFacts(request)}
    >
      {customerMessageRequest}
    </RecordCard>
  )
}

function useFacts({ reservationDate, createdTime, lastUpdatedTime }: AmenityRequest): Fact[] {
  const { t } = useTranslation('requestAmenities')
  const [language] = useLanguage()
  const { timeZone } = useSelector(selectConfig)
  const fact = (label: string, value: string | undefined) => (value === undefined ? [] : [{ label, value }])
  const moment = (text: string | undefined) => text && formatMoment(text, language, timeZone)
  return [
    ...fact(t('list.date'), reservationDate),
    ...fact(t('list.created'), moment(createdTime)),
    ...fact(t('list.updated'), moment(lastUpdatedTime)),
  ]
}
