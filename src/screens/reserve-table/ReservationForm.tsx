import { useId, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ResubmissionNotice } from '#src/outbox/formParts.tsx'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { TextArea } from '#src/ui/forms/Field.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import { Acknowledgement } from './Acknowledgement.tsx'
import { ContactFields } from './ContactFields.tsx'
import { missingFrom, tidy, type ReservationDraft } from './draft.ts'
import { GuestFields } from './GuestFields.tsx'
import { ReservationFacts } from './ReservationFacts.tsx'
import styles from './ReserveTable.module.css'
import { StepBar } from '#src/ui/forms/StepBar.tsx'
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
  const why = useId()
  const missing = missingFrom(draft, guest, days)
  const isComplete = missing.length === 0
  const change = (changed: Partial<ReservationDraft>) => onChange({ ...draft, ...changed })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isComplete) onNext()
  }

  return (
    <ScreenLayout title={t('title')} lead={t('lead')} wide>
      <ResubmissionNotice kind="reservation" />
      <form noValidate onSubmit={submit}>
        <Columns narrow="second">
          <Stack gap={5}>
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
          </Stack>
          <div className={styles.end}>
            <Summary draft={draft} days={days} />
            <StepBar reasonId={why} reason={!isComplete && t('missing', { parts: listOf(missing) })}>
              <Link className={buttonClass('secondary')} to={paths.home} onClick={onCancel}>
                {t('cancel')}
              </Link>
              <Button type="submit" disabled={!isComplete} aria-describedby={why}>
                {t('next')}
              </Button>
            </StepBar>
          </div>
        </Columns>
      </form>
      <div>
        <Link className={buttonClass('quiet')} to={paths.myReservations}>
          {t('myReservations')}
        </Link>
      </div>
    </ScreenLayout>
  )
}

/** What is chosen so far, beside the form; the form says it where there is no space beside it. */
function Summary({ draft, days }: Pick<ReservationFormProps, 'draft' | 'days'>) {
  const { t } = useTranslation('reserveTable')
  const date = days.includes(draft.date) ? draft.date : t('summary.notChosen')
  return (
    <section aria-labelledby="summary" className={styles.summary}>
      <h2 id="summary">{t('summary.title')}</h2>
      <ReservationFacts of={{ ...tidy(draft), date, time: draft.time.trim() || t('summary.notChosen') }} />
    </section>
  )
}
