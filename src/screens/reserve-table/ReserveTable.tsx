import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { paths } from '#src/navigation/paths.ts'
import { readResubmittedId, readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { useDraft } from '#src/outbox/useDraft.ts'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import { useFocusReset } from '#src/ui/layout/focus.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { ReservationReview } from './ReservationReview.tsx'
import { freshDraft, missingFrom, reservationDraft, tidy } from './draft.ts'
import { readConfirming, type ConfirmState } from './navigationState.ts'
import { offeredDays } from '#src/hotel/reservationDays.ts'
import { ReservationForm } from './ReservationForm.tsx'

/** Reserve a table in two steps, FORM and CONFIRM (spec 2.43, 4.7). */
export function ReserveTable() {
  const guest = useSelector(selectGuest)
  return guest === null ? null : <Steps key={guest.personId} guest={guest} />
}

/** CONFIRM has its own history entry, so the browser's Back button also returns to the form, with its values preserved. */
function Steps({ guest }: { readonly guest: GuestSession }) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const sent = useReceipt('reservation', readSubmissionId(state))
  const confirming = readConfirming(state, guest.personId)
  const [draft, setDraft, discard] = useDraft('reservation', freshDraft, reservationDraft, confirming)
  const shown = confirming && JSON.stringify(confirming)
  const taken = useRef(shown)
  // Forward, after the form was reloaded: the history entry of CONFIRM may contain values that the form has lost.
  useEffect(() => {
    if (confirming === undefined || shown === taken.current) return
    taken.current = shown
    setDraft(confirming)
  })
  const days = offeredDays(useHotelDay(), guest.checkOutDate)
  const isConfirming = confirming !== undefined && missingFrom(confirming, guest, days).length === 0
  useFocusReset(isConfirming)

  function next() {
    const entering: ConfirmState = {
      step: 'CONFIRM',
      personId: guest.personId,
      draft: tidy(draft),
      resubmittedId: readResubmittedId(state),
    }
    void navigate({ pathname, search }, { state: entering })
  }

  if (isConfirming) {
    const back = () => void navigate(-1)
    return (
      <ReservationReview reservation={confirming} guest={guest} onBack={back} onSend={() => setDraft(freshDraft)} />
    )
  }
  // WebKit: after a reload in the first seconds of sending, this URL is combined with the history state of the success page.
  if (sent) return <Navigate to={paths.reservationSuccess} replace state={{ submissionId: sent.id }} />
  const form = { draft, onChange: setDraft, guest, days, onNext: next, onCancel: discard }
  return <ReservationForm {...form} />
}
