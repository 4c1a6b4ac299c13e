import * as v from 'valibot'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { useHotelDay } from '#src/hotel/useHotelDay.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isDay } from '#src/lib/calendar.ts'
import { fixedDates, rollingDates, spaTimes, trueDate, type SpaDate } from './spaDates.ts'
import { atTheList, spaFlow, spaState, type SpaEvent, type SpaState } from './spaFlow.ts'

interface SpaDates {
  /** The offered dates: those of the spec, or the next four days if the hotel configures `spaDates: 'rolling'`. */
  readonly dates: readonly SpaDate[]
  /** The date with this id, which may have passed since it was chosen. */
  readonly dateOf: (id: string | undefined) => SpaDate | undefined
}

function useSpaDates(): SpaDates {
  const { spaDates, timeZone } = useConfig()
  const [language] = useLanguage()
  const today = useHotelDay(timeZone)
  const dates = spaDates === 'rolling' ? rollingDates(today, language) : fixedDates(language)
  return {
    dates,
    dateOf: (id) => {
      const isPast = spaDates === 'rolling' && id !== undefined && isDay(id)
      return dates.find((date) => date.id === id) ?? (isPast ? trueDate(id, language) : undefined)
    },
  }
}

/** An approved request, for demo builds only, because no event leads to this view. */
function approved(dateId: string | undefined): SpaState {
  const day = dateId === undefined ? {} : { dateId }
  return { view: 'REQUEST_APPROVED', choice: { massageId: 'classical', minutes: 40, time: spaTimes[1], ...day } }
}

const kept = v.object({ spa: spaState })

/**
 * The state of the spa center, the function that dispatches events, and the offered dates. The state is stored in the history
 * entry, so that it survives a reload and Back leads from a massage to the list. `?spa=approved` shows the last view in a
 * demo build.
 */
export function useSpa() {
  const { dates, dateOf } = useSpaDates()
  const navigate = useNavigate()
  const { key, pathname, search, state: entry } = useLocation()
  const showsEnd = __DEMO__ && new URLSearchParams(search).get('spa') === 'approved'
  const read = v.safeParse(kept, entry)
  const found: SpaState = read.success ? read.output.spa : showsEnd ? approved(dates[0]?.id) : atTheList
  const [state, setState] = useState(found)
  const [shownEntry, setShownEntry] = useState(key)
  if (key !== shownEntry) {
    setShownEntry(key)
    setState(found)
  }

  function tell(event: SpaEvent): void {
    const next = spaFlow(state, event)
    if (next === state) return
    // Set immediately: the navigation updates later, and until then a chosen radio button would jump back.
    setState(next)
    void navigate(pathname, { state: { spa: next }, replace: event.type !== 'massageChosen' })
  }

  return { state, tell, dates, dateOf }
}
