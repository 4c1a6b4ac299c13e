import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import styles from '#src/ui/Choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly error?: ReactNode
  readonly hint?: string
  readonly children: ReactNode
}

/** A checkbox with its label, which may contain links. `children` contains the star where the spec's text has one. */
export function Checkbox({ error, hint, children, ...input }: Props) {
  const errorId = useId()
  const invalid = error && { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <div className={styles.group}>
      <label className={styles.tick}>
        <input {...input} type="checkbox" {...invalid} />
        <span>
          <span>{children}</span>
          {hint && <small className={styles.hint}>{hint}</small>}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
