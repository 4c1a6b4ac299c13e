import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** Some pages of text, and less than the least that a hotel is asked to take (contracts/README.md). */
const LONGEST = 2000

/** Several lines of text. Takes every `textarea` property; a `required` one is marked. */
export function TextArea({ label, hint, error, id, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} required={area.required}>
      {(control) => <textarea rows={4} maxLength={LONGEST} {...area} {...control} />}
    </Field>
  )
}
