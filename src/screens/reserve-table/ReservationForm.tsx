import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ListLink, ResubmissionNotice } from '#src/outbox/SubmissionForm.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { RequiredMark, TextArea, TextField } from '#src/ui/forms/Field.tsx'
import { StepBar } from '#src/ui/forms/StepBar.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { Facts, fact } from '#src/ui/records/Facts.tsx'
import { isPlausible, tidy, type Contact, type ReservationDraft } from './reservation.ts'
import { ReservationFacts, useFieldNames, type FieldName } from './ReservationFacts.tsx'
import styles from './ReserveTable.module.css'
import { TableFields, type FieldsProps } from './TableFields.tsx'

interface ReservationFormProps {
  readonly draft: ReservationDraft
  readonly onChange: (draft: ReservationDraft) => void
  readonly guest: GuestSession
  /** The dates to offer, today first. */
  readonly days: readonly string[]
  readonly missing: readonly FieldName[]
  readonly onNext: () => void
  readonly onCancel: () => void
}

/**
 * FORM: guest, table and contacts. Next is disabled until the required fields are complete, and the missing ones are listed
 * (spec 2.41, 5.2).
 */
export function ReservationForm({ draft, onChange, guest, days, missing, onNext, onCancel }: ReservationFormProps) {
  const { t } = useTranslation('reserveTable')
  const { nameOf, listOf } = useFieldNames()
  const why = useId()
  const isComplete = missing.length === 0
  const change = (changed: Partial<ReservationDraft>) => onChange({ ...draft, ...changed })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isComplete) onNext()
  }

  return (
    <ScreenLayout title={t('title')} wide>
      <ResubmissionNotice kind="reservation" />
      <form noValidate onSubmit={submit}>
        <Columns narrow="second">
          <Stack gap={5}>
            <GuestFacts guest={guest} missing={missing} />
            <TableFields draft={draft} onChange={change} days={days} />
            <ContactFields draft={draft} onChange={change} />
            <TextArea
              label={t('optional', { field: nameOf('instructions') })}
              hint={t('instructionsHint')}
              name="instructions"
              value={draft.instructions}
              onChange={(event) => change({ instructions: event.target.value })}
            />
            <Checkbox
              name="acknowledged"
              required
              checked={draft.acknowledged}
              onChange={(event) => change({ acknowledged: event.target.checked })}
            >
              <span>{__DEMO__ ? t('acknowledgeDemo') : t('acknowledge')}</span>
              <RequiredMark />
            </Checkbox>
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
        <ListLink list="myReservations" variant="quiet" />
      </div>
    </ScreenLayout>
  )
}

/** Name and room from the guest's session (spec 2.41). If one is missing, the guest is referred to reception. */
function GuestFacts({ guest, missing }: Pick<ReservationFormProps, 'guest' | 'missing'>) {
  const { t } = useTranslation('reserveTable')
  const { nameOf, listOf } = useFieldNames()
  const missingHere = missing.filter((part) => part === 'name' || part === 'room')
  const toReception = (
    <Link className={buttonClass('secondary')} to={paths.reception}>
      {t('guestUnknown.reception')}
    </Link>
  )
  return (
    <>
      {missingHere.length > 0 && (
        <Notice tone="warning" title={t('guestUnknown.title')} action={toReception}>
          {t('guestUnknown.text', { parts: listOf(missingHere) })}
        </Notice>
      )}
      <Facts
        beside
        facts={[...fact(nameOf('name'), guest.fullName, 'no'), ...fact(nameOf('room'), guest.roomNumber, 'no')]}
      />
    </>
  )
}

/** Optional e-mail and phone, folded if they were empty. */
function ContactFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation('reserveTable')
  const [isUnfolded] = useState(draft.email !== '' || draft.phone !== '')
  return (
    <details open={isUnfolded}>
      <summary className="fold">{t('contact')}</summary>
      <div className={styles.pair}>
        <ContactField contact="email" draft={draft} onChange={onChange} />
        <ContactField contact="phone" draft={draft} onChange={onChange} />
      </div>
    </details>
  )
}

/** An implausible value shows a warning after blur, and never blocks the form. */
function ContactField({ contact, draft, onChange }: FieldsProps & { readonly contact: Contact }) {
  const { t } = useTranslation('reserveTable')
  const { nameOf } = useFieldNames()
  const type = contact === 'email' ? 'email' : 'tel'
  const isDoubtful = !isPlausible(contact, draft[contact])
  const [wasDoubtful, setWasDoubtful] = useState(isDoubtful)
  return (
    <TextField
      label={t('optional', { field: nameOf(contact) })}
      warning={isDoubtful && wasDoubtful && t(`${contact}Doubtful`)}
      name={contact}
      type={type}
      autoComplete={type}
      value={draft[contact]}
      onChange={(event) => onChange({ [contact]: event.target.value })}
      onBlur={() => setWasDoubtful(isDoubtful)}
    />
  )
}

/** What is chosen so far, beside the form; the form says it where there is no space beside it. */
function Summary({ draft, days }: Pick<ReservationFormProps, 'draft' | 'days'>) {
  const { t } = useTranslation('reserveTable')
  const date = days.includes(draft.date) ? draft.date : t('summary.notChosen')
  return (
    <section aria-labelledby="summary" className={styles.summary}>
      <h2 id="summary">{t('summary.title')}</h2>
      <ReservationFacts details={{ ...tidy(draft), date, time: draft.time.trim() || t('summary.notChosen') }} />
    </section>
  )
}
