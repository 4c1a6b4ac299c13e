import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Columns.module.css'

interface Props {
  /** Keeps a column narrow, and in view while the other one scrolls: a list of links, a summary. By default both are as wide. */
  readonly narrow?: 'first' | 'second'
  /** Two things, in reading order. */
  readonly children: ReactNode
}

/** Two things side by side where there is enough space, otherwise one below the other. A thing without a second takes the whole width. */
export function Columns({ narrow, children }: Props) {
  return (
    <div className={styles.container}>
      <div className={classes(styles.columns, styles[narrow ?? 'even'])}>{children}</div>
    </div>
  )
}
