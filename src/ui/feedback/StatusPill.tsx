import type { ReactNode } from 'react'
import type { Tone } from './Notice.tsx'
import styles from './StatusPill.module.css'
import tones from './tones.module.css'
import { classes } from '#src/ui/classes.ts'

/** How a status is coloured; the words carry the meaning. */
export type StatusTone = Tone | 'neutral'

interface Props {
  readonly tone: StatusTone
  readonly children: ReactNode
}

/** Where something stands, in a word or two. */
export function StatusPill({ tone, children }: Props) {
  return <span className={classes(styles.pill, tones[tone])}>{children}</span>
}
