import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { NothingSent } from '#src/outbox/formParts.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import { bodyOf, contentOf, doubtfulContacts, type ReservationDraft } from './draft.ts'
import { ReservationFacts } from './ReservationFacts.tsx'
import styles from './ReserveTable.module.css'
import { StepBar } from '#src/ui/forms/StepBar.tsx'
import { WhatIsSent } from './WhatIsSent.tsx'

interface ReservationReviewProps {
  readonly reservation: ReservationDraft
  readonly guest: GuestSession
  readonly onBack: () => void
  /** Called when sending begins, so that the form is cleared and cannot submit the same reservation again. */
  readonly onSend: () => void
}

/** CONFIRM: the preview, with Proceed and Back (spec 2.43, 4.7). A reservation that was sent already cannot be sent again. */
export function ReservationReview({ reservation, guest, onBack, onSend }: ReservationReviewProps) {
  const { t } = useTranslation('reserveTable')
  const { diningDailyAvailabilityConfigId, reservationDetailsInMessage } = useConfig()
  const { confirmSubmission, isSending, wasSent, offlinePresses } = useConfirmation(
    'reservation',
    paths.reservationSuccess,
  )
  const doubtful = doubtfulContacts(reservation)
  if (wasSent) return null

  function proceed() {
    const body = bodyOf(reservation, diningDailyAvailabilityConfigId, reservationDetailsInMessage)
    if (confirmSubmission(contentOf(reservation), body)) onSend()
  }

  return (
    <ScreenLayout title={t('confirm.title')} lead={t('confirm.lead')} wide>
      <Columns>
        <Stack gap={5}>
          <ReservationFacts of={{ ...reservation, name: guest.fullName, room: guest.roomNumber }} />
          {doubtful.includes('email') && <Notice tone="warning">{t('emailDoubtful')}</Notice>}
          {doubtful.includes('phone') && <Notice tone="warning">{t('phoneDoubtful')}</Notice>}
        </Stack>
        <div className={styles.end}>
          <WhatIsSent reservation={reservation} />
          <output className="visually-hidden">{isSending && t('confirm.sending')}</output>
          <NothingSent presses={offlinePresses} />
          <StepBar>
            <Button variant="secondary" aria-disabled={isSending} onClick={() => !isSending && onBack()}>
              {t('confirm.back')}
            </Button>
            <Button aria-disabled={isSending} onClick={proceed}>
              {isSending ? t('confirm.sending') : t('confirm.proceed')}
            </Button>
          </StepBar>
        </div>
      </Columns>
    </ScreenLayout>
  )
}
