import { useId, type FormEvent, type ReactNode } from 'react'
import { CancelLink, NothingSent } from './formParts.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'

interface SubmissionFormProps {
  /** The fields, which stay visible while the form is being sent. */
  readonly children: ReactNode
  readonly texts: Readonly<Record<'send' | 'sending' | 'cancel', string>>
  /** Why it cannot be sent yet; `false` when it is complete. */
  readonly missing: string | false
  readonly isSending: boolean
  readonly offlinePresses: number
  readonly onSend: () => void
  readonly onCancel: () => void
}

/** A form that a guest fills in and sends in one step, with Cancel, and a button that is disabled until it is complete. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { children, texts, missing, isSending, offlinePresses, onSend, onCancel } = props
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
        <CancelLink label={texts.cancel} isSending={isSending} onCancel={onCancel} />
        <Button type="submit" disabled={missing !== false} aria-disabled={isSending} aria-describedby={why}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </StepBar>
    </StepForm>
  )
}
