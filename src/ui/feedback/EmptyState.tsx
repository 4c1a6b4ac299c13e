import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface Props {
  readonly title: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** What a list says when there is nothing in it yet, and what to do about it. */
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
