import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isUnreachable } from '#src/api/callError.ts'
import { onReconnect } from '#src/api/connection.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import type { Id } from '#src/schemas/fields.ts'
import { selectGuest } from '#src/session/session.ts'
import { changeReceipt, syncReceipts } from './storedReceipts.ts'
import { kinds, listQueryOf, type Kind, type Row } from './kinds.ts'
import type { Receipt, ReceiptChange, ReceiptOf } from './receipt.ts'
import {
  reconciliationBegun,
  reconciliationEnded,
  selectIsPartial,
  selectReceipt,
  selectReceipts,
  selectReconciling,
  selectIsSentElsewhere,
  type Dispatch,
  type State,
  type Thunk,
} from './receiptsSlice.ts'
import { reconcile, rowOf } from './reconcile.ts'

/**
 * The rows of the hotel's list; `'unreachable'` when the hotel cannot be reached, `undefined` after any other error, where the API has no
 * list, and where the hotel has more rows than could be read.
 */
export type Rows = readonly Row[] | 'unreachable' | undefined

/**
 * Reads the hotel's list for this kind of submission (spec 7). Waits for a running query and then reads again: the running one
 * may have started before something was sent.
 */
export function readRows(kind: Kind, personId: Id): Thunk<Promise<Rows>> {
  return async (dispatch, getState) => {
    const list = listQueryOf(kind)
    if (list === undefined || !kinds[kind].isListed(selectConfig(getState()))) return undefined
    const { name, initiate } = list
    await dispatch(hotelApi.util.getRunningQueryThunk(name as 'getOrders', personId))
    const reading = dispatch(initiate(personId, { forceRefetch: true }))
    const { data, error, isError } = await reading
    reading.unsubscribe()
    if (isError) return isUnreachable(error) ? 'unreachable' : undefined
    return selectIsPartial(getState(), name) ? undefined : data
  }
}

/**
 * Reconciles a submission of unknown outcome with these rows, or stores that they could not be read. A more certain outcome
 * from another tab stays.
 */
export function storeReconciliation(id: string, rows: Rows): Thunk<void> {
  return (dispatch, getState) => {
    if (selectGuest(getState()) === null) return
    dispatch(syncReceipts())
    const current = selectReceipt(getState(), id)
    if (current?.outcome !== 'unknown' && !(current && selectIsSentElsewhere(getState(), current))) return
    const now = new Date()
    const change: ReceiptChange = Array.isArray(rows)
      ? reconcile(current, rows, selectReceipts(getState()), now)
      : { lastCheck: { result: 'fetch-failed', at: now.toISOString() } }
    dispatch(changeReceipt(id, change))
  }
}

/**
 * Reads the hotel's list and reconciles a submission of unknown outcome with it, unless that is under way already. Does nothing where
 * the API has no list.
 */
export function reconcileReceipt(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const receipt = selectReceipt(getState(), id)
    const isUnderWay = selectReconciling(getState()).includes(id)
    if (receipt?.outcome !== 'unknown' || isUnderWay || !kinds[receipt.kind].isListed(selectConfig(getState()))) return
    dispatch(reconciliationBegun(id))
    try {
      dispatch(storeReconciliation(id, await dispatch(readRows(receipt.kind, receipt.personId))))
    } finally {
      dispatch(reconciliationEnded(id))
    }
  }
}

/** Reconciles every submission of unknown outcome. */
export function reconcileAll(): Thunk<void> {
  return (dispatch, getState) => {
    for (const { id } of selectReceipts(getState())) void dispatch(reconcileReceipt(id))
  }
}

/** How often to check whether the submission of a closed or reloaded page has timed out. */
const POLL_MS = 1_000

/**
 * Reconciles the given receipts of unknown outcome, once per mount, and again on reconnect where the hotel's list could not be
 * read. A receipt that a closed or reloaded page was sending is reconciled once it has timed out.
 */
export function useReconciliation(receipts: readonly Receipt[]): void {
  const dispatch = useDispatch<Dispatch>()
  const checked = useRef(new Set<string>())

  useEffect(() => {
    for (const { id, outcome } of receipts) {
      if (outcome !== 'unknown') checked.current.delete(id)
      else if (!checked.current.has(id)) {
        checked.current.add(id)
        void dispatch(reconcileReceipt(id))
      }
    }
  }, [receipts, dispatch])

  const toFetchAgain = receipts.filter(
    ({ outcome, lastCheck }) => outcome === 'unknown' && lastCheck?.result === 'fetch-failed',
  )
  const canFetchAgain = toFetchAgain.length > 0
  const reconcileAgain = useEffectEvent(() => {
    for (const { id } of toFetchAgain) void dispatch(reconcileReceipt(id))
  })
  useEffect(() => (canFetchAgain ? onReconnect(() => reconcileAgain(), { polls: true }) : undefined), [canFetchAgain])

  const hasAbandoned = useSelector((state: State) => receipts.some((each) => selectIsSentElsewhere(state, each)))
  useEffect(() => {
    if (!hasAbandoned) return undefined
    const timer = setInterval(() => dispatch(syncReceipts()), POLL_MS)
    return () => clearInterval(timer)
  }, [hasAbandoned, dispatch])
}

/** What this device sent, by the row of the hotel's list that it became, where that is known (`rowOf`). */
export function useSentRows<K extends Kind>(
  kind: K,
  rows: readonly Row<K>[],
): ReadonlyMap<Row<K> | undefined, ReceiptOf<K>> {
  const receipts = useSelector(selectReceipts)
  const isOfKind = (receipt: Receipt): receipt is ReceiptOf<K> => receipt.kind === kind
  return new Map(receipts.filter(isOfKind).map((receipt) => [rowOf(receipt, rows, receipts), receipt]))
}
