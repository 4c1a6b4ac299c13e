import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** A warning that does not prevent submitting. */
    readonly warning?: ReactNode
  }

/** Longer than any e-mail address or name. */
const LONGEST = 250

/** A single-line text field. Accepts every `input` prop; a `required` one is marked. Enter leads on, unless `enterKeyHint` says else. */
export function TextField({ label, hint, error, warning, id, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} warning={warning} id={id} required={input.required}>
      {(control) => <input type="text" maxLength={LONGEST} enterKeyHint="next" {...input} {...control} />}
    </Field>
  )
}
