import { useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { GenericSchema } from 'valibot'
import { isUnreachable } from '#src/api/callError.ts'
import { onReconnect } from '#src/api/onReconnect.ts'
import { selectGuest } from '#src/session/session.ts'
import type { QueryState } from '#src/ui/feedback/QueryView.tsx'
import { readStoredResponse } from './readStoredResponse.ts'
import { keyOf, type QueryKey } from './storage.ts'

/** The part of RTK Query's result that is looked at. */
interface Query<Data> extends QueryState<Data>, QueryKey {
  readonly currentData?: Data | undefined
  readonly error?: unknown
  readonly fulfilledTimeStamp?: number | undefined
}

/** A read that falls back to what this phone keeps. */
export interface OfflineQuery<Data> extends QueryState<Data> {
  /** When `data` was read, in ms; `undefined` while it answers no question or an earlier one. */
  readonly readAt: number | undefined
  /** The last reading failed, and no good one has come since. */
  readonly hasFailed: boolean
}

/**
 * For screens only: while the hotel cannot be reached and this page has read nothing yet, `data` is what this phone read
 * last. A read that failed is made again when the network returns, and a second time if it fails there. What is kept never
 * enters RTK Query's cache, so that whoever asks what became of a submission goes on seeing the failure.
 */
export function useOfflineQuery<Data>(query: Query<Data>, schema: GenericSchema<unknown, Data>): OfflineQuery<Data> {
  const { currentData, data, error, fulfilledTimeStamp, isLoading, isFetching, isError, refetch } = query
  const key = keyOf(query, useSelector(selectGuest)?.personId)
  const isWanted = currentData === undefined && isUnreachable(error)
  const kept = useMemo(
    () => (isWanted && key !== undefined ? readStoredResponse(key, schema) : undefined),
    [isWanted, key, schema],
  )
  const hasFailed = error !== undefined
  useEffect(() => (hasFailed ? onReconnect(refetch) : undefined), [hasFailed, refetch])
  const readAt = currentData === undefined ? kept?.at : fulfilledTimeStamp
  return { data: currentData ?? kept?.answer ?? data, readAt, hasFailed, isLoading, isFetching, isError, refetch }
}
