import type { ComponentProps, ReactNode } from 'react'
import styles from './StepBar.module.css'

interface StepBarProps {
  /**
   * Why the main button is disabled, and the id of that sentence, which the button names in its `aria-describedby`. It keeps its
   * place while it is empty, so that the button does not move when the last missing part is given.
   */
  readonly reason?: ReactNode
  readonly reasonId?: string
  /** The buttons, the main one last. */
  readonly children: ReactNode
}

/** The buttons of a step, which stay in view where the screen is high enough: on a phone above the links at the bottom. */
export function StepBar({ reason, reasonId, children }: StepBarProps) {
  return (
    <div className={styles.bar}>
      {reasonId !== undefined && (
        <p id={reasonId} role="status" className={styles.why}>
          {reason}
        </p>
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** A form of one column that ends with a `StepBar`. */
export function StepForm(props: ComponentProps<'form'>) {
  return (
    <div className={styles.form}>
      <form noValidate {...props} />
    </div>
  )
}
