import type { ReactNode } from 'react'
import type { Tone } from './Notice.tsx'
import styles from './StatusPill.module.css'
import tones from './tones.module.css'
import { classes } from '#src/ui/classes.ts'

/** The colour of a status. The text carries the meaning. */
export type StatusTone = Tone | 'neutral'

interface Props {
  readonly tone: StatusTone
  readonly children: ReactNode
}

/** A status in one or two words. */
export function StatusPill({ tone, children }: Props) {
  return <span className={classes(styles.pill, tones[tone])}>{children}</span>
}
