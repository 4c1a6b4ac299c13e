import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useConfig } from '#src/config/useConfig.ts'
import { spaChoice, type SpaChoice, useSpaDates, useSpaFacts } from '#src/hotel/spa.ts'
import { useMassages } from '#src/hotel/massages.ts'
import { useFocusReset } from '#src/ui/layout/focus.ts'
import { MassageList } from './MassageList.tsx'
import { RequestApproved, RequestSent } from './RequestSent.tsx'
import { AmenitySchedule, LocalSchedule } from './Schedule.tsx'

/** One of four views, and the choice so far by id; `minutes` is the length (spec 2.60). */
const spaState = v.object({
  view: v.picklist(['LIST', 'SCHEDULE', 'REQUEST_SENT', 'REQUEST_APPROVED']),
  choice: spaChoice,
})
type SpaState = v.InferOutput<typeof spaState>

const list: SpaState = { view: 'LIST', choice: {} }

/**
 * The spa center. LIST → SCHEDULE → REQUEST_SENT → LIST without a call, and from SCHEDULE back to LIST (spec 4.11). Where the hotel
 * receives the request (spec 10.33), it is sent, and the success page of amenity requests follows SCHEDULE. Nothing leads to REQUEST_APPROVED but, in a demo build, `?spa=approved`. Views that lack a part of the choice render nothing (spec 5.10).
 */
export function SpaCenter() {
  const [{ view, choice }, show] = useSpaState()
  const facts = useSpaFacts()(choice)
  const massages = useMassages()
  const isSent = useConfig().spaRequests === 'amenity'
  useFocusReset(view)

  if (view === 'LIST') return <MassageList onChoose={(chosen) => show({ view: 'SCHEDULE', choice: chosen }, 'push')} />
  if (view === 'SCHEDULE') {
    const massage = massages.find(({ id }) => id === choice.massageId)
    if (massage === undefined) return null
    const schedule = {
      massage,
      choice,
      onChange: (changed: SpaChoice) => show({ view, choice: changed }),
      onBack: () => show(list),
    }
    return isSent ? (
      <AmenitySchedule {...schedule} />
    ) : (
      <LocalSchedule {...schedule} onSent={(request) => show({ view: 'REQUEST_SENT', choice: request })} />
    )
  }
  if (facts === undefined) return null
  return view === 'REQUEST_SENT' ? (
    <RequestSent facts={facts} onBack={() => show(list)} />
  ) : (
    <RequestApproved facts={facts} onDone={() => show(list)} />
  )
}

/**
 * The state in the history entry, so that it survives a reload and Back leads from a massage to the list, and a function that
 * replaces it or pushes an entry.
 */
function useSpaState() {
  const navigate = useNavigate()
  const [firstDate] = useSpaDates()
  const { key, pathname, search, state: entry } = useLocation()
  const read = v.safeParse(v.object({ spa: spaState }), entry)
  const isApproved = __DEMO__ && new URLSearchParams(search).get('spa') === 'approved'
  const approved = { massageId: 'classical', minutes: 40, dateId: firstDate?.id, time: '11:00AM' }
  const start: SpaState = isApproved ? { view: 'REQUEST_APPROVED', choice: approved } : list
  const stored = { key, state: read.success ? read.output.spa : start }
  const [shown, setShown] = useState(stored)
  if (shown.key !== key) setShown(stored)

  function show(state: SpaState, how: 'push' | 'replace' = 'replace'): void {
    // Set immediately: the navigation updates later, and until then a chosen radio button would jump back.
    setShown({ key, state })
    // The id of the submission, which `useConfirmation` adds, stays with the entry.
    const kept = how === 'replace' && state.view === 'SCHEDULE' ? Object(entry) : {}
    void navigate(pathname, { state: { ...kept, spa: state }, replace: how === 'replace' })
  }

  return [shown.state, show] as const
}
