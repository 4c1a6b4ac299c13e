import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Field.module.css'

interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Does not prevent submitting; announced when it appears. */
  readonly warning?: ReactNode
}

/** Longer than any e-mail address or name. */
const LONGEST_LINE = 250

/** A few pages of text. Every hotel must accept at least this much (contracts/README.md). */
const LONGEST_TEXT = 2000

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>

/** A single-line text field. Accepts every `input` prop; a `required` one is marked. Enter leads on, unless `enterKeyHint` says else. */
export function TextField({ label, hint, error, warning, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, warning }} id={input.id} required={input.required}>
      {(control) => <input type="text" maxLength={LONGEST_LINE} enterKeyHint="next" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>

/** A multi-line text field. Accepts every `textarea` prop; a `required` one is marked. */
export function TextArea({ label, hint, error, warning, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, warning }} id={area.id} required={area.required}>
      {(control) => <textarea rows={4} maxLength={LONGEST_TEXT} {...area} {...control} />}
    </Field>
  )
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A native select, which opens the device's own picker. An option with an empty value means "nothing selected yet". */
export function SelectField({ label, hint, error, warning, options, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, warning }} id={select.id} required={select.required}>
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

interface FieldProps extends FieldTexts {
  readonly id: string | undefined
  readonly required: boolean | undefined
  /** Renders the native control with the props that associate it with its label, hint, warning and error. */
  readonly children: (
    control: Pick<ComponentProps<'input'>, 'id' | 'className' | `aria-${'describedby' | 'invalid'}`>,
  ) => ReactNode
}

/** Label above, control, and hint, warning and error below. */
function Field({ label, hint, error, warning, id: given, required = false, children }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const described = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Stack gap={2}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          <span role="status">{warning}</span>
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Stack>
  )
}

/** The star beside a required label. Assistive technology reads the control's own `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.required}>
      *
    </span>
  )
}

/** The error of a value: text and icon; nothing without an error. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
