import type { ReactNode } from 'react'
import type { Tone } from './Notice.tsx'
import tones from './Notice.module.css'
import styles from './StatusPill.module.css'
import { classes } from '#src/ui/classes.ts'

/** The colour of a status. The text carries the meaning. */
export type StatusTone = Tone | 'neutral'

/** A status in one or two words. */
export function StatusPill({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return <span className={classes(styles.pill, tones[tone])}>{children}</span>
}

interface OpeningProps {
  readonly open: boolean
  readonly text: string
  /** An additional text, such as the time of the last seating. */
  readonly note?: string | undefined
}

/** Shows whether a place is open. For information only: a closed place does not disable anything. */
export function OpeningHint({ open, text, note }: OpeningProps) {
  return (
    <p className={styles.opening}>
      <StatusPill tone={open ? 'success' : 'neutral'}>{text}</StatusPill>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  )
}

/** The same in one line of a `Hero`: a text beside a dot whose colour repeats it. */
export function OpeningDot({ open, text }: OpeningProps) {
  return (
    <span className={styles.place}>
      <span aria-hidden="true" className={classes(styles.dot, open && styles.open)} />
      <span>{text}</span>
    </span>
  )
}
