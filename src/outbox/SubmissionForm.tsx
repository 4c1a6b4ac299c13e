import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { NothingSent } from './formParts.tsx'

interface SubmissionFormProps {
  /** The fields, which stay visible while the form is being sent. */
  readonly children: ReactNode
  readonly texts: Readonly<Record<'send' | 'sending' | 'cancel', string>>
  /** Why it cannot be sent yet; `false` when it is complete. */
  readonly missing: string | false
  readonly isSending: boolean
  readonly offlinePresses: number
  readonly onSend: () => void
  /** Called when the guest cancels; never while the form is being sent. */
  readonly onCancel: () => void
}

/**
 * A form that a guest fills in and sends in one step, with a button that is disabled until it is complete, and Cancel (spec 2.45,
 * 2.48, 11.16). What is being sent cannot be cancelled: the link then leads home and says that sending continues.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { children, texts, missing, isSending, offlinePresses, onSend, onCancel } = props
  const { t } = useTranslation('receipts')
  const why = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (missing === false && !isSending) onSend()
  }

  return (
    <StepForm onSubmit={submit}>
      {children}
      <output className="visually-hidden">{isSending && texts.sending}</output>
      <NothingSent presses={offlinePresses} />
      <StepBar reasonId={why} reason={missing}>
        <Link className={buttonClass('secondary')} to={paths.home} onClick={() => isSending || onCancel()}>
          {isSending ? t('leaveWhileSending') : texts.cancel}
        </Link>
        <Button type="submit" disabled={missing !== false} aria-disabled={isSending} aria-describedby={why}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </StepBar>
    </StepForm>
  )
}
