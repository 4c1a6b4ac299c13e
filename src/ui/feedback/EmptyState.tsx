import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface Props {
  readonly title: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Shown in place of an empty list: a message and an optional action. */
export function EmptyState({ title, action, children }: Props) {
  return (
    <div className={styles.empty}>
      <span aria-hidden="true" className={styles.window} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
