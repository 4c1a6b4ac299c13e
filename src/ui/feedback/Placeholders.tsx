import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Placeholders.module.css'

interface SkeletonProps {
  /** A `dish` is a card with the place of a picture. */
  readonly shape?: 'card' | 'dish' | 'row'
  /** The number of placeholders, one below the other. */
  readonly lines?: number
}

/** A placeholder for content that is loading. Hidden from assistive technology: `OfflineQueryView` announces the loading. */
export function Skeleton({ shape = 'row', lines = 1 }: SkeletonProps) {
  return (
    <Stack aria-hidden="true" gap={3}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes('skeleton', styles[shape])} />
      ))}
    </Stack>
  )
}

interface EmptyStateProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Shown in place of an empty list: a message and an optional action. */
export function EmptyState({ title, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span aria-hidden="true" className={styles.window} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
