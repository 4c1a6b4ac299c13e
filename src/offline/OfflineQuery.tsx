import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { GenericSchema } from 'valibot'
import { isUnreachable as cannotReach } from '#src/api/callError.ts'
import { onReconnect } from '#src/api/connection.ts'
import { useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useReadTexts } from '#src/i18n/useReadTexts.ts'
import { selectGuest } from '#src/session/session.ts'
import { QueryView, type QueryState } from '#src/ui/feedback/QueryView.tsx'
import { keyOf, readStoredResponse, type QueryKey } from './storedResponses.ts'

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
 * A failed query is repeated when the network returns, and once more if it fails then; while the hotel cannot be reached, every
 * 15 s. The failure stays on the screen meanwhile. The stored response never enters RTK Query's cache, so that reconciliation
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

interface ViewProps<Data> extends Omit<ComponentProps<typeof QueryView<Data>>, 'query' | 'texts' | 'old'> {
  readonly query: OfflineQuery<Data>
}

/** A `QueryView` that states the age of its data when the last request failed. */
export function OfflineQueryView<Data>({ query, ...rest }: ViewProps<Data>) {
  // Deferred, so that a long list renders in time slices and a slow device stays responsive.
  const deferredQuery = useDeferredValue(query)
  const { readAt, hasFailed, isUnreachable } = deferredQuery
  return (
    <QueryView
      query={deferredQuery}
      texts={useReadTexts(hasFailed && !isUnreachable)}
      old={hasFailed && readAt !== undefined && <AsOf at={readAt} />}
      {...rest}
    />
  )
}

function AsOf({ at }: { readonly at: number }) {
  const { t } = useTranslation('common')
  const format = useRecentTime()
  return <span>{t('asOf', { when: format(new Date(at)) })}</span>
}
