import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { ListLink } from '#src/outbox/SubmissionForm.tsx'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ReservationFacts } from './ReservationFacts.tsx'

/**
 * The success page of every reservation: its outcome, its content, and what the guest must still confirm (spec 2.65, 4.8).
 */
export function ReservationSuccess() {
  const link = <ListLink list="myReservations" variant="primary" />
  return <SuccessPage kind="reservation" details={sentReservation} link={link} />
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
