import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useConfig } from '#src/config/useConfig.ts'
import { offeredDays } from '#src/hotel/reservationDays.ts'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { paths } from '#src/navigation/paths.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { isMarkedSent, readResubmittedId, readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { useDraft } from '#src/outbox/useDraft.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { selectGuest } from '#src/session/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useFocusReset } from '#src/ui/layout/focus.ts'
import { freshDraft, missingFrom, reservationDraft, tidy } from './reservation.ts'
import { ReservationFacts } from './ReservationFacts.tsx'
import { ReservationForm } from './ReservationForm.tsx'
import { ReservationReview } from './ReservationReview.tsx'

/**
 * Reserve a table in two steps, FORM and CONFIRM (spec 2.43, 4.7). CONFIRM has its own history entry, so the browser's Back button
 * also returns to the form, with its values preserved.
 */
export function ReserveTable() {
  const guest = useSelector(selectGuest)
  const isConfirming = v.is(v.object({ step: v.literal('CONFIRM') }), useLocation().state)
  useFocusReset(isConfirming)
  // Each step reads the stored draft for itself: CONFIRM keeps what it sends when the stored draft is removed.
  return guest && <Step key={`${guest.personId} ${isConfirming}`} guest={guest} isConfirming={isConfirming} />
}

function Step({ guest, isConfirming }: { readonly guest: GuestSession; readonly isConfirming: boolean }) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [draft, setDraft, discard] = useDraft('reservation', freshDraft, reservationDraft)
  const days = offeredDays(useHotelDay(), guest.checkOutDate)
  const missing = missingFrom(draft, guest, days)
  const submissionId = readSubmissionId(state)
  const isSent = useReceipt('reservation', submissionId) !== undefined || isMarkedSent(state)

  if (isConfirming && missing.length === 0) {
    return <ReservationReview reservation={tidy(draft)} guest={guest} onBack={() => void navigate(-1)} />
  }
  // Its draft is gone; and WebKit, after a reload in the first seconds of sending, opens this URL with the state of the success page.
  if (isSent) return <Navigate to={paths.reservationSuccess} replace state={{ submissionId }} />
  // The entry becomes one of FORM, which is left only by Next.
  if (isConfirming) {
    return <Navigate to={{ pathname, search }} replace state={{ resubmittedId: readResubmittedId(state) }} />
  }

  function next() {
    const confirmState = { step: 'CONFIRM', resubmittedId: readResubmittedId(state) }
    void navigate({ pathname, search }, { state: confirmState })
  }

  return <ReservationForm {...{ draft, guest, days, missing }} onChange={setDraft} onNext={next} onCancel={discard} />
}

/**
 * The success page of every reservation: its outcome, its content, and what the guest must still confirm (spec 2.65, 4.8).
 */
export function ReservationSuccess() {
  return <SuccessPage kind="reservation" details={sentReservation} list={{ list: 'myReservations' }} />
}

const sentReservation = ({ content, outcome, roomNumber }: ReceiptOf<'reservation'>) => (
  <>
    <ReservationFacts details={{ ...content, room: roomNumber }} />
    {outcome !== 'not-accepted' && <StillToConfirm />}
  </>
)

function StillToConfirm() {
  const { t } = useTranslation('reserveTable')
  const { reservationDetailsInMessage } = useConfig()
  return <Notice tone="info">{reservationDetailsInMessage ? t('sent.confirm') : t('success.confirm')}</Notice>
}
