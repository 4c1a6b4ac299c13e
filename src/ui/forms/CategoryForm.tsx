import { useId, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import { Button } from './Button.tsx'
import { RadioGroup, type RadioOption } from './RadioGroup.tsx'
import { StepBar, StepForm } from './StepBar.tsx'
import { TextArea } from './Field.tsx'

/** The values of the form; an empty category means that none is selected. */
export const categoryDraft = v.object({ category: v.string(), message: v.string() })
export type CategoryDraft = v.InferOutput<typeof categoryDraft>

/** The initial values. */
export const emptyDraft: CategoryDraft = { category: '', message: '' }

interface Props {
  readonly draft: CategoryDraft
  readonly onChange: (draft: CategoryDraft) => void
  readonly categories: readonly RadioOption<string>[]
  readonly texts: Readonly<Record<'category' | 'message' | 'messageHint' | 'next' | 'sending', string>>
  /** Why the form cannot be sent yet; the button is disabled until then. */
  readonly missing: string | undefined
  /** The longest message, in characters, where something is put before it; otherwise as long as the hotel takes. */
  readonly maxLength?: number
  readonly isSending: boolean
  readonly onNext: () => void
  /** Rendered between the category and the message. */
  readonly children?: ReactNode
  /** Rendered above the buttons. */
  readonly notice: ReactNode
  /** The Cancel link, before the button. */
  readonly cancel: ReactNode
}

/**
 * A form with a category, of tiles with a picture, and a message, both marked as required; `missing` decides what is enforced.
 * The values stay visible while the form is being sent.
 */
export function CategoryForm(props: Props) {
  const { draft, onChange, categories, texts, missing, maxLength, isSending, onNext, children, notice, cancel } = props
  const why = useId()
  const isComplete = missing === undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete && !isSending) onNext()
  }

  return (
    <StepForm onSubmit={submit}>
      <RadioGroup
        legend={texts.category}
        name="category"
        required
        disabled={isSending}
        look="tiles"
        options={categories}
        value={draft.category}
        onChange={(category) => onChange({ ...draft, category })}
      />
      {children}
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        name="message"
        {...(maxLength !== undefined && { maxLength })}
        required
        readOnly={isSending}
        value={draft.message}
        onChange={(event) => onChange({ ...draft, message: event.target.value })}
      />
      <output className="visually-hidden">{isSending && texts.sending}</output>
      {notice}
      <StepBar reasonId={why} reason={missing}>
        {cancel}
        <Button type="submit" disabled={!isComplete} aria-disabled={isSending} aria-describedby={why}>
          {isSending ? texts.sending : texts.next}
        </Button>
      </StepBar>
    </StepForm>
  )
}
