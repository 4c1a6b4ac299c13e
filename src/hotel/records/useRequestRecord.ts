import { useTranslation } from 'react-i18next'
import { formatMoment, formatReceived } from '#src/hotel/hotelClock.ts'
import { useAmenityLabel } from '#src/hotel/useLabels.ts'
import { fact, type HotelRecord } from '#src/ui/records/record.ts'
import { requestStatus, requestSteps, stepsOf } from '#src/hotel/statuses.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'

/** The fields of a received amenity request that are shown; any may be missing. */
interface ListedRequest {
  readonly category?: string | undefined
  readonly status?: string | undefined
  readonly customerMessageRequest?: string | undefined
  readonly reservationDate?: string | undefined
  readonly createdTime?: string | undefined
  readonly lastUpdatedTime?: string | undefined
}

/** Returns a function that writes an amenity request in the guest's language: date, category, status, created and updated (spec 2.49). */
export function useRequestRecords(timeZone: string): (request: ListedRequest) => HotelRecord {
  const { t } = useTranslation('requestAmenities')
  const [language] = useLanguage()
  const labelOf = useAmenityLabel()
  const moment = (text: string | undefined) => text && formatMoment(text, language, timeZone)
  return ({ category, status, customerMessageRequest, reservationDate, createdTime, lastUpdatedTime }) => {
    const { words, tone } = requestStatus(status ?? '')
    return {
      title: category === undefined ? t('list.untitled') : labelOf(category),
      status: status === undefined ? undefined : { text: words === undefined ? status : t(`statuses.${words}`), tone },
      steps: stepsOf(words, requestSteps, (step) => t(`statuses.${step}`)),
      facts: [
        ...fact(t('list.date'), reservationDate && formatReceived(reservationDate, language, timeZone)),
        ...fact(t('list.created'), moment(createdTime)),
        ...fact(t('list.updated'), moment(lastUpdatedTime)),
      ],
      words: customerMessageRequest,
    }
  }
}

/** One amenity request in the guest's language. */
export function useRequestRecord(request: ListedRequest, timeZone: string): HotelRecord {
  return useRequestRecords(timeZone)(request)
}
