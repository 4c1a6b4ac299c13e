import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'

/** The texts of every field: its label, the hint below it, and the error of its value. */
export interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** Spread onto the native control: associates it with its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type Props = FieldTexts & {
  /** A warning that does not prevent submitting; announced when it appears. */
  readonly warning?: ReactNode
  readonly id: string | undefined
  readonly required: boolean | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/**
 * The layout of a text field, text area or select: label above, hint, warning and error below, all associated with the
 * control.
 */
export function Field({ label, hint, error, warning, id: given, required = false, children }: Props) {
  const own = useId()
  const id = given ?? own
  const described = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
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
    </div>
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
