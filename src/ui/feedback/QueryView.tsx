import { useRef, type ReactNode } from 'react'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from './Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The part of a query this component looks at; RTK Query's result fits. */
export interface QueryState<Data> {
  readonly data?: Data | undefined
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface Props<Data> {
  readonly of: QueryState<Data>
  readonly skeleton: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly texts: Readonly<Record<'failed' | 'failedHint' | 'oldHint' | 'retry' | 'loading', string>>
  /** Says when the data was read. Shown instead of the failure when reading failed and older data is on the screen. */
  readonly old?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * The four states of a read: loading, content, empty, failed with a retry button.
 * Content that was read once stays when a later read fails; above it then stands as of when it is, or the failure.
 */
export function QueryView<Data>({ of: query, skeleton, isEmpty, empty, texts, old, children }: Props<Data>) {
  const frame = useRef<HTMLDivElement>(null)
  const { data } = query

  function retry() {
    // The button is about to go; the focus stays with what takes its place.
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
