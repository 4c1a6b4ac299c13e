import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { ReservationFacts } from './ReservationFacts.tsx'

/**
 * The success page of every reservation: its outcome, its content, and what the guest must still confirm (spec 2.65, 4.8).
 */
export function ReservationSuccess() {
  const { t } = useTranslation('reserveTable')
  return (
    <SuccessPage
      kind="reservation"
      title={t('success.title')}
      neutral={t('success.neutral')}
      details={sentReservation}
      links={
        <Link className={buttonClass('primary')} to={paths.myReservations}>
          {t('success.toMyReservations')}
        </Link>
      }
    />
  )
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
