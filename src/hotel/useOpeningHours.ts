import { useTranslation } from 'react-i18next'
import { openingStateAt, openingHours, type OpeningPlace } from './openingHours.ts'
import { useMinute } from './useMinute.ts'

/** The content of `OpeningHint`. */
export interface OpeningWords {
  readonly open: boolean
  readonly text: string
  readonly note: string | undefined
}

/** Whether a place is open now, in the guest's language and the hotel's time zone. Updates every minute. */
export function useOpeningHours(place: OpeningPlace, timeZone: string): OpeningWords {
  const { t } = useTranslation('openingHours')
  const opening = openingStateAt(openingHours[place], useMinute(), timeZone)
  if (!opening.open) {
    const text = t(opening.tomorrow ? 'opensTomorrow' : 'opensAt', { time: opening.opensAt })
    return { open: false, text, note: undefined }
  }
  const { until, lastSeating } = opening
  const note = lastSeating && t(lastSeating.over ? 'lastSeatingOver' : 'lastSeating', { time: lastSeating.at })
  return { open: true, text: t('openUntil', { time: until }), note }
}
