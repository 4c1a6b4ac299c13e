import { useReducer, useState } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isDemoHost } from '#src/lib/demoHost.ts'
import { fixedDates, rollingDates, spaTimes, type SpaDate } from './spaDates.ts'
import { atTheList, spaFlow, type SpaState } from './spaFlow.ts'

/** The days on offer: the spec's, or the next four where the hotel wants real ones. */
function useSpaDates(): readonly SpaDate[] {
  const { spaDates, timeZone } = useSelector(selectConfig)
  const [language] = useLanguage()
  const [now] = useState(() => new Date())
  return spaDates === 'rolling' ? rollingDates(now, timeZone, language) : fixedDates(language)
}

/** A request that was approved: for a demo only, since no guest action and no call leads there. */
function approved(dateId: string | undefined): SpaState {
  const day = dateId === undefined ? {} : { dateId }
  return { view: 'REQUEST_APPROVED', choice: { massageId: 'classical', minutes: 40, time: spaTimes[1], ...day } }
}

/** The state of the spa center, the way to change it, and the days on offer. `?spa=approved` shows the end on a demo host. */
export function useSpa(hostname: string) {
  const dates = useSpaDates()
  const [search] = useSearchParams()
  const showsEnd = isDemoHost(hostname) && search.get('spa') === 'approved'
  const [state, tell] = useReducer(spaFlow, null, () => (showsEnd ? approved(dates[0]?.id) : atTheList))
  return { state, tell, dates }
}
