import { useRef, type ReactNode } from 'react'
import { Button } from '#src/ui/forms/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Notice } from './Notice.tsx'
import styles from './QueryView.module.css'

/** The part of a query's result that this component uses; RTK Query's result matches. */
export interface QueryState<Data> {
  readonly data?: Data | undefined
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface Props<Data> {
  readonly query: QueryState<Data>
  readonly skeleton: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly texts: Readonly<Record<'failed' | 'failedHint' | 'oldHint' | 'retry' | 'loading', string>>
  /**
   * Says when the data was received. Shown instead of the failure when the request failed and older data is on the
   * screen.
   */
  readonly old?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders the four states of a query: loading, data, empty, failed with a retry button. When a later request fails, the
 * data stays, below the failure or below the time at which it was received.
 */
export function QueryView<Data>({ query, skeleton, isEmpty, empty, texts, old, children }: Props<Data>) {
  const frame = useRef<HTMLDivElement>(null)
  const { data } = query

  function retry() {
    // The retry button may be removed; move the focus to the container.
    frame.current?.focus()
    query.refetch()
  }

  const action = (
    <Button variant="secondary" onClick={retry}>
      {texts.retry}
    </Button>
  )
  const failed = !old && query.isError && !query.isFetching && (
    <Notice tone="danger" live="assertive" title={texts.failed} action={action}>
      {texts.failedHint}
    </Notice>
  )

  return (
    <Stack ref={frame} tabIndex={-1} aria-busy={query.isFetching}>
      {failed}
      {old && (
        <Notice tone="info" live="polite" title={old} action={action}>
          {query.isFetching ? texts.loading : texts.oldHint}
        </Notice>
      )}
      {data === undefined && !failed && (
        <>
          <p role="status" className="visually-hidden">
            {texts.loading}
          </p>
          {skeleton}
        </>
      )}
      {data !== undefined && (isEmpty?.(data) === true ? empty : children(data))}
    </Stack>
  )
}

interface SkeletonProps {
  /** A `dish` is a card with the place of a picture. */
  readonly shape?: 'card' | 'dish' | 'row'
  /** The number of placeholders, one below the other. */
  readonly lines?: number
}

/** A placeholder for content that is loading. Hidden from assistive technology: `QueryView` announces the loading. */
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
