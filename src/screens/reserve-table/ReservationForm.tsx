import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ResubmissionNotice } from '#src/submissions/sending/ResubmissionNotice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextArea } from '#src/ui/forms/TextArea.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import { Acknowledgement } from './Acknowledgement.tsx'
import { ContactFields } from './ContactFields.tsx'
import { missingFrom, type ReservationDraft } from './draft.ts'
import { GuestFields } from './GuestFields.tsx'
import styles from './ReserveTable.module.css'
import { TableFields } from './TableFields.tsx'
import { useFieldNames } from './useFieldNames.ts'

interface ReservationFormProps {
  readonly draft: ReservationDraft
  readonly onChange: (draft: ReservationDraft) => void
  readonly guest: GuestSession
  readonly days: readonly string[]
  readonly onNext: () => void
  readonly onCancel: () => void
}

/**
 * FORM: guest, table and contacts. Next is disabled until the required fields are complete, and the missing ones are listed
 * (spec 2.41, 5.2).
 */
export function ReservationForm(props: ReservationFormProps) {
  const { draft, onChange, guest, days, onNext, onCancel } = props
  const { t } = useTranslation('reserveTable')
  const { nameOf, listOf } = useFieldNames()
  const missing = missingFrom(draft, guest, days)
  const isComplete = missing.length === 0
  const change = (changed: Partial<ReservationDraft>) => onChange({ ...draft, ...changed })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isComplete) onNext()
  }

  return (
    <ScreenLayout title={t('title')} lead={t('lead')}>
      <ResubmissionNotice kind="reservation" />
      <Stack as="form" gap={5} noValidate onSubmit={submit}>
        <GuestFields guest={guest} />
        <TableFields draft={draft} onChange={change} days={days} />
        <ContactFields draft={draft} onChange={change} />
        <TextArea
          label={t('optional', { field: nameOf('instructions') })}
          hint={t('instructionsHint')}
          name="instructions"
          value={draft.instructions}
          onChange={(event) => change({ instructions: event.target.value })}
        />
        <Acknowledgement checked={draft.acknowledged} onChange={(acknowledged) => change({ acknowledged })} />
        <p role="status" className={styles.reason}>
          {!isComplete && t('missing', { parts: listOf(missing) })}
        </p>
        <ButtonRow>
          <Link className={buttonClass('secondary')} to={paths.home} onClick={onCancel}>
            {t('cancel')}
          </Link>
          <Button type="submit" disabled={!isComplete}>
            {t('next')}
          </Button>
        </ButtonRow>
      </Stack>
      <div>
        <Link className={buttonClass('quiet')} to={paths.myReservations}>
          {t('myReservations')}
        </Link>
      </div>
    </ScreenLayout>
  )
}
