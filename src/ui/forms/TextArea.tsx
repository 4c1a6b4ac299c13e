import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** A few pages of text. Every hotel must accept at least this much (contracts/README.md). */
const LONGEST = 2000

/** A multi-line text field. Accepts every `textarea` prop; a `required` one is marked. */
export function TextArea({ label, hint, error, id, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} required={area.required}>
      {(control) => <textarea rows={4} maxLength={LONGEST} {...area} {...control} />}
    </Field>
  )
}
