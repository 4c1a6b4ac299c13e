import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useConfig } from '#src/config/useConfig.ts'
import { removeDraft } from '#src/outbox/drafts.ts'
import { kinds } from '#src/outbox/kinds.ts'
import { NothingSent } from '#src/outbox/SubmissionForm.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { StepBar } from '#src/ui/forms/StepBar.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { bodyOf, isPlausible, type ReservationDraft } from './reservation.ts'
import { ReservationFacts, useFieldNames, type FieldName } from './ReservationFacts.tsx'
import styles from './ReserveTable.module.css'

interface ReservationReviewProps {
  readonly reservation: ReservationDraft
  readonly guest: GuestSession
  readonly onBack: () => void
}

/** CONFIRM: the preview, with Proceed and Back (spec 2.43, 4.7). A reservation that was sent already cannot be sent again. */
export function ReservationReview({ reservation, guest, onBack }: ReservationReviewProps) {
  const { t } = useTranslation('reserveTable')
  const { diningDailyAvailabilityConfigId, reservationDetailsInMessage } = useConfig()
  const { confirmSubmission, isSending, wasSent, offlinePresses } = useConfirmation('reservation')
  if (wasSent) return null

  function proceed() {
    const body = bodyOf(reservation, diningDailyAvailabilityConfigId, reservationDetailsInMessage)
    const content = v.parse(kinds.reservation.content, reservation)
    // A form opened in the meantime is empty and cannot send the same reservation again.
    if (confirmSubmission(content, body)) removeDraft('reservation', {})
  }

  return (
    <ScreenLayout title={t('confirm.title')} wide>
      <Columns>
        <Stack gap={5}>
          <ReservationFacts details={{ ...reservation, name: guest.fullName, room: guest.roomNumber }} />
          {(['email', 'phone'] as const)
            .filter((contact) => !isPlausible(contact, reservation[contact]))
            .map((contact) => (
              <Notice key={contact} tone="warning">
                {t(`${contact}Doubtful`)}
              </Notice>
            ))}
        </Stack>
        <div className={styles.end}>
          <SentParts reservation={reservation} />
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

/**
 * Lists which parts are sent to the hotel and which are not: the request has no fields for date, time, meal, e-mail and phone
 * (spec 3.14), and a guest who relies on them must know.
 */
function SentParts({ reservation }: { readonly reservation: ReservationDraft }) {
  const { t } = useTranslation('reserveTable')
  const { listOf } = useFieldNames()
  const { reservationDetailsInMessage } = useConfig()
  const details: FieldName[] = ['meal', 'date', 'time']
  const ifGiven = (part: 'instructions' | 'email' | 'phone') => (reservation[part] === '' ? [] : [part])
  const sent = ['people' as const, ...(reservationDetailsInMessage ? details : []), ...ifGiven('instructions')]
  const notSent = [...(reservationDetailsInMessage ? [] : details), ...ifGiven('email'), ...ifGiven('phone')]
  return (
    <Notice tone="info" title={t('sent.title')}>
      <Stack gap={2}>
        <p>{t('sent.receives', { parts: listOf(sent) })}</p>
        {notSent.length > 0 && <p>{t('sent.leaves', { parts: listOf(notSent) })}</p>}
        <p>{t('sent.confirm')}</p>
      </Stack>
    </Notice>
  )
}
