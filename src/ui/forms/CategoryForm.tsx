import type { FormEvent, ReactNode } from 'react'
import * as v from 'valibot'
import { Button } from './Button.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import { SelectField, type SelectOption } from './SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextArea } from './TextArea.tsx'

/** The values of the form; an empty category means that none is selected. */
export const categoryDraft = v.object({ category: v.string(), message: v.string() })
export type CategoryDraft = v.InferOutput<typeof categoryDraft>

/** The initial values. */
export const emptyDraft: CategoryDraft = { category: '', message: '' }

interface Props {
  readonly draft: CategoryDraft
  readonly onChange: (draft: CategoryDraft) => void
  readonly categories: readonly SelectOption[]
  readonly texts: Readonly<Record<'category' | 'choose' | 'message' | 'messageHint' | 'next' | 'sending', string>>
  /** Whether the form is complete; until then the button is disabled. */
  readonly isComplete: boolean
  readonly isSending: boolean
  readonly onNext: () => void
  /** Rendered above the buttons. */
  readonly notice: ReactNode
  /** The Cancel link, before the button. */
  readonly cancel: ReactNode
}

/**
 * A form with a category and a message, both marked as required; `isComplete` decides what is enforced. The values stay
 * visible while the form is being sent.
 */
export function CategoryForm({
  draft,
  onChange,
  categories,
  texts,
  isComplete,
  isSending,
  onNext,
  notice,
  cancel,
}: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete && !isSending) onNext()
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <SelectField
        label={texts.category}
        name="category"
        required
        disabled={isSending}
        options={[{ value: '', label: texts.choose }, ...categories]}
        value={draft.category}
        onChange={(event) => onChange({ ...draft, category: event.target.value })}
      />
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        name="message"
        required
        readOnly={isSending}
        value={draft.message}
        onChange={(event) => onChange({ ...draft, message: event.target.value })}
      />
      <output className="visually-hidden">{isSending && texts.sending}</output>
      {notice}
      <ButtonRow>
        {cancel}
        <Button type="submit" disabled={!isComplete} aria-disabled={isSending}>
          {isSending ? texts.sending : texts.next}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
