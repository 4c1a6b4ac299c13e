import * as v from 'valibot'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { spaTimes } from '#src/hotel/spa/spaDates.ts'
import { useSpaDates } from '#src/hotel/spa/useSpaDates.ts'
import { useSpaRequests } from '#src/outbox/spa-requests/useSpaRequests.ts'
import { atTheList, isComplete, spaFlow, spaState, type SpaEvent, type SpaState } from './spaFlow.ts'

/** An approved request, for demo builds only, because no event leads to this view. */
function approved(dateId: string | undefined): SpaState {
  const day = dateId === undefined ? {} : { dateId }
  return { view: 'REQUEST_APPROVED', choice: { massageId: 'classical', minutes: 40, time: spaTimes[1], ...day } }
}

const kept = v.object({ spa: spaState })

/**
 * The state of the spa center, the function that dispatches events, and the offered dates. The state is stored in the history
 * entry, so that it survives a reload and Back leads from a massage to the list. A sent request is kept on this device (spec
 * 2.79). `?spa=approved` shows the last view in a demo build.
 */
export function useSpa() {
  const { dates, dateOf } = useSpaDates()
  const { keep } = useSpaRequests()
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
    if (event.type === 'requestSent' && isComplete(next.choice)) keep(next.choice)
    // Set immediately: the navigation updates later, and until then a chosen radio button would jump back.
    setState(next)
    void navigate(pathname, { state: { spa: next }, replace: event.type !== 'massageChosen' })
  }

  return { state, tell, dates, dateOf }
}
