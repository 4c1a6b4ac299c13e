import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** A doubt that holds nothing up. */
    readonly warning?: ReactNode
  }

/** No address and no name is longer. */
const LONGEST = 250

/** One line of text. Takes every `input` property; a `required` field is marked. */
export function TextField({ label, hint, error, warning, id, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} warning={warning} id={id} required={input.required}>
      {(control) => <input type="text" maxLength={LONGEST} {...input} {...control} />}
    </Field>
  )
}
