import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { massages, spaChoice, spaTimes, useSpaDates, useSpaFacts } from '#src/hotel/spa.ts'
import { useSpaRequests } from '#src/outbox/useSpaRequests.ts'
import { useFocusReset } from '#src/ui/layout/focus.ts'
import { MassageList } from './MassageList.tsx'
import { RequestApproved, RequestSent } from './RequestSent.tsx'
import { Schedule } from './Schedule.tsx'

/** One of four views, and the choice so far by id; `minutes` is the length (spec 2.60). */
const spaState = v.object({
  view: v.picklist(['LIST', 'SCHEDULE', 'REQUEST_SENT', 'REQUEST_APPROVED']),
  choice: spaChoice,
})
type SpaState = v.InferOutput<typeof spaState>

const list: SpaState = { view: 'LIST', choice: {} }

/**
 * The spa center: local and hard-coded, without HTTP requests. LIST → SCHEDULE → REQUEST_SENT → LIST, and from SCHEDULE back to
 * LIST (spec 4.11). A sent request is kept on this device (spec 2.79). Nothing leads to REQUEST_APPROVED but, in a demo build,
 * `?spa=approved`. Views that lack a part of the choice render nothing (spec 5.10).
 */
export function SpaCenter() {
  const [{ view, choice }, show] = useSpaState()
  const { keep } = useSpaRequests()
  const facts = useSpaFacts()(choice)
  useFocusReset(view)

  if (view === 'LIST') return <MassageList onChoose={(chosen) => show({ view: 'SCHEDULE', choice: chosen }, 'push')} />
  if (view === 'SCHEDULE') {
    const massage = massages.find(({ id }) => id === choice.massageId)
    return massage === undefined ? null : (
      <Schedule
        massage={massage}
        choice={choice}
        onChange={(changed) => show({ view, choice: changed })}
        onBack={() => show(list)}
        onSend={(request) => {
          keep(request)
          show({ view: 'REQUEST_SENT', choice: request })
        }}
      />
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
  const approved = { massageId: 'classical', minutes: 40, dateId: firstDate?.id, time: spaTimes[1] }
  const start: SpaState = isApproved ? { view: 'REQUEST_APPROVED', choice: approved } : list
  const stored = { key, state: read.success ? read.output.spa : start }
  const [shown, setShown] = useState(stored)
  if (shown.key !== key) setShown(stored)

  function show(state: SpaState, how: 'push' | 'replace' = 'replace'): void {
    // Set immediately: the navigation updates later, and until then a chosen radio button would jump back.
    setShown({ key, state })
    void navigate(pathname, { state: { spa: state }, replace: how === 'replace' })
  }

  return [shown.state, show] as const
}
