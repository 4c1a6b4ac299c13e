import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openingAt, openingHours, type Place } from '#src/lib/hours.ts'

const MINUTE = 60_000

/** What `OpeningHint` shows. */
export interface OpeningWords {
  readonly open: boolean
  readonly text: string
  readonly note: string | undefined
}

/** Whether a place is open now, in the guest's language and on the hotel's clock; kept true minute by minute. */
export function useOpening(place: Place, timeZone: string): OpeningWords {
  const { t } = useTranslation('openingHours')
  const opening = openingAt(openingHours[place], useMinute(), timeZone)
  if (!opening.open) {
    const text = t(opening.tomorrow ? 'opensTomorrow' : 'opensAt', { time: opening.opensAt })
    return { open: false, text, note: undefined }
  }
  const { until, lastSeating } = opening
  const note = lastSeating && t(lastSeating.over ? 'lastSeatingOver' : 'lastSeating', { time: lastSeating.at })
  return { open: true, text: t('openUntil', { time: until }), note }
}

/** The present, renewed as each minute begins and when the guest comes back to the page. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = window.setTimeout(renew, MINUTE - (now.getTime() % MINUTE))
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}
