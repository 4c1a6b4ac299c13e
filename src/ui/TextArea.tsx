import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines of text. Takes every `textarea` property; a `required` one is marked. */
export function TextArea({ label, hint, error, id, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} required={area.required}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  )
}
