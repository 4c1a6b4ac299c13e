import { massages } from '#src/hotel/spa/massages.ts'
import { useFocusReset } from '#src/ui/layout/focus.ts'
import { MassageList } from './MassageList.tsx'
import { RequestApproved } from './RequestApproved.tsx'
import { RequestSent } from './RequestSent.tsx'
import { Schedule } from './Schedule.tsx'
import { isComplete, stillOffered } from './spaFlow.ts'
import { useSpa } from './useSpa.ts'

/**
 * The spa center: local and hard-coded, without HTTP requests (spec 2.60). Views that lack a part of the choice render
 * nothing (spec 5.10).
 */
export function SpaCenter() {
  const { state, tell, dates, dateOf } = useSpa()
  const { view, choice } = state
  useFocusReset(view)

  if (view === 'LIST')
    return (
      <MassageList
        onChoose={(massageId, minutes) =>
          tell({ type: 'massageChosen', massageId, ...(minutes !== undefined && { minutes }) })
        }
      />
    )

  const massage = massages.find(({ id }) => id === choice.massageId)
  if (massage === undefined) return null
  if (view === 'SCHEDULE')
    return <Schedule massage={massage} choice={stillOffered(choice, dates)} dates={dates} tell={tell} />

  const option = massage.options.find(({ minutes }) => minutes === choice.minutes)
  const date = dateOf(choice.dateId)
  if (!isComplete(choice) || option === undefined || date === undefined) return null
  const session = { massage, option, date, time: choice.time }
  return view === 'REQUEST_SENT' ? (
    <RequestSent session={session} onBack={() => tell({ type: 'leftForList' })} />
  ) : (
    <RequestApproved session={session} onDone={() => tell({ type: 'done' })} />
  )
}
