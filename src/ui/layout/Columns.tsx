import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Columns.module.css'

interface Props {
  /** Keeps the second column narrow, and in view while the first one scrolls: a summary, a list of links. By default both are as wide. */
  readonly narrowSecond?: boolean
  /** Two things, in reading order. */
  readonly children: ReactNode
}

/** Two things side by side where there is enough space, otherwise one below the other. A thing without a second takes the whole width. */
export function Columns({ narrowSecond = false, children }: Props) {
  return (
    <div className={styles.container}>
      <div className={classes(styles.columns, narrowSecond ? styles.uneven : styles.even)}>{children}</div>
    </div>
  )
}
