import type { ReactNode } from 'react'
import styles from './ReserveTable.module.css'

interface StepBarProps {
  /** Why the main button is disabled. */
  readonly reason?: ReactNode
  /** The buttons, the main one last. */
  readonly children: ReactNode
}

/** The buttons of a step, which stay in view where the screen is high enough: on a phone above the links at the bottom. */
export function StepBar({ reason, children }: StepBarProps) {
  return (
    <div className={styles.bar}>
      {reason}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
