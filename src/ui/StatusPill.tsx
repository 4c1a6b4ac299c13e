import type { ReactNode } from 'react'
import styles from './StatusPill.module.css'
import { classes } from './classes.ts'

interface Props {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  readonly children: ReactNode
}

/** Where something stands, in a word or two. */
export function StatusPill({ tone, children }: Props) {
  return <span className={classes(styles.pill, styles[tone])}>{children}</span>
}
