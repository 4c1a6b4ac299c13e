import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { GenericSchema } from 'valibot'
import { isUnreachable as cannotReach } from '#src/api/callError.ts'
import { onReconnect } from '#src/api/connection.ts'
import { selectConfigState, selectOffersRetry } from '#src/config/configSlice.ts'
import { useRecentTime } from '#src/hotel/useHotelClock.ts'
import { selectGuest } from '#src/session/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { keyOf, readStoredResponse, type QueryKey } from './storedResponses.ts'

/** The part of a query's result that is shown; RTK Query's result matches. */
interface QueryState<Data> {
  readonly data?: Data | undefined
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** The part of RTK Query's result that `useOfflineQuery` uses. */
interface Query<Data> extends QueryState<Data>, QueryKey {
  readonly currentData?: Data | undefined
  readonly error?: unknown
  readonly fulfilledTimeStamp?: number | undefined
}

/** A query that falls back to the stored response. */
export interface OfflineQuery<Data> extends QueryState<Data> {
  /** When `data` was received, in ms; `undefined` when there is none or it belongs to an earlier argument. */
  readonly readAt: number | undefined
  /** The last request failed, and none has succeeded since. */
  readonly hasFailed: boolean
  /** The hotel could not be reached by that request. */
  readonly isUnreachable: boolean
}

/**
 * For screens only: while the hotel cannot be reached and this page has received no data yet, `data` is the stored response.
 * A failed query is repeated when the network returns, and once more if it fails then, and with the configuration; while the hotel cannot
 * be reached, every 15 s. The failure stays on the screen meanwhile. The stored response never enters RTK Query's cache, so that reconciliation
 * still sees the failure.
 */
export function useOfflineQuery<Data>(query: Query<Data>, schema: GenericSchema<unknown, Data>): OfflineQuery<Data> {
  const { currentData, data, error, fulfilledTimeStamp, isLoading, isFetching, isError, refetch } = query
  const key = keyOf(query, useSelector(selectGuest)?.personId)
  const isUnreachable = cannotReach(error)
  const isNeeded = currentData === undefined && isUnreachable
  const stored = useMemo(
    () => (isNeeded && key !== undefined ? readStoredResponse(key, schema) : undefined),
    [isNeeded, key, schema],
  )
  const hasFailed = error !== undefined
  const [repeatedAfter, setRepeatedAfter] = useState<unknown>()
  const isRepeating = isFetching && hasFailed && repeatedAfter === error
  const repeat = useEffectEvent(() => {
    setRepeatedAfter(error)
    refetch()
  })
  useEffect(
    () => (hasFailed ? onReconnect(() => repeat(), { polls: isUnreachable }) : undefined),
    [hasFailed, isUnreachable],
  )
  const isConfigLoading = useSelector(selectConfigState).loading
  const readAgain = useEffectEvent(() => {
    if (hasFailed) refetch()
  })
  useEffect(() => {
    if (isConfigLoading) readAgain()
  }, [isConfigLoading])
  return {
    data: currentData ?? stored?.response ?? data,
    readAt: currentData === undefined ? stored?.at : fulfilledTimeStamp,
    hasFailed,
    isUnreachable,
    isLoading,
    isFetching: isFetching && !isRepeating,
    isError: isError || isRepeating,
    refetch,
  }
}

interface ViewProps<Data> {
  readonly query: OfflineQuery<Data>
  readonly skeleton: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders the four states of a query: loading, data, empty, failed with a retry button, unless the banner has one. When a later request
 * fails, the data stays, below the failure or below the time at which it was received.
 */
export function OfflineQueryView<Data>({ query: latest, skeleton, isEmpty, empty, children }: ViewProps<Data>) {
  const { t } = useTranslation('common')
  const frame = useRef<HTMLDivElement>(null)
  // Deferred, so that a long list renders in time slices and a slow device stays responsive.
  const query = useDeferredValue(latest)
  const { data, readAt, hasFailed, isUnreachable, isFetching } = query

  function retry() {
    // The retry button may be removed; move the focus to the container.
    frame.current?.focus()
    query.refetch()
  }

  const action = !useSelector(selectOffersRetry) && (
    <Button variant="secondary" onClick={retry}>
      {t('retry')}
    </Button>
  )
  const isOld = hasFailed && readAt !== undefined
  const failed = !isOld && query.isError && !isFetching && (
    <Notice tone="danger" live="assertive" title={t('readFailed')} action={action}>
      {t(isUnreachable ? 'readFailedHint' : 'readRefusedHint')}
    </Notice>
  )
  return (
    <Stack ref={frame} tabIndex={-1} aria-busy={isFetching}>
      {failed}
      {isOld && (
        <Notice tone="info" live="polite" title={<AsOf at={readAt} />} action={action}>
          {isFetching ? t('loading') : t('asOfHint')}
        </Notice>
      )}
      {data === undefined && !failed && (
        <>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          {skeleton}
        </>
      )}
      {data !== undefined && (isEmpty?.(data) === true ? empty : children(data))}
    </Stack>
  )
}

function AsOf({ at }: { readonly at: number }) {
  const { t } = useTranslation('common')
  const format = useRecentTime()
  return <span>{t('asOf', { when: format(new Date(at)) })}</span>
}
