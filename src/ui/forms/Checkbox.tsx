import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import styles from '#src/ui/Choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly error?: ReactNode
  readonly children: ReactNode
}

/** A checkbox with its label, which may contain links. `children` contains the star where the spec's text has one. */
export function Checkbox({ error, children, id: given, ...input }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div className={styles.group}>
      <label className={styles.tick} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : input['aria-describedby']}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
