import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

/** An option of a select or a radio group: the value that is sent, and its label. */
export interface SelectOption {
  readonly value: string
  readonly label: string
}

type Native = Omit<ComponentProps<'select'>, 'className' | 'children'>
type Props = FieldTexts & Native & { readonly options: readonly SelectOption[] }

/** A native select, which opens the device's own picker. An option with an empty value means "nothing selected yet". */
export function SelectField({ label, hint, error, id, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id={id} required={select.required}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
