import { isUnreachable } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { Config } from '#src/config/config.ts'
import type { Id } from '#src/schemas/fields.ts'
import type { Kind, Row, Receipt, ReceiptOf } from './receipt.ts'
import {
  selectIsPartial,
  type Thunk,
  reconciliationBegun,
  reconciliationEnded,
  receiptsSynced,
  selectReceipt,
  selectReceipts,
  selectSendingHere,
  type State,
  type Dispatch,
} from './receiptsSlice.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import { changeReceipt } from './changeReceipt.ts'
import { reconcile, rowOf } from './reconcile.ts'
import { readReceipts } from './storedReceipts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { onReconnect } from '#src/api/connection.ts'

/** Whether the API lists what a guest sent: not ratings, and problems only where the configuration says so. */
export function hasList(kind: Kind, { reportsEndpoint }: Pick<Config, 'reportsEndpoint'>): boolean {
  return kind === 'problem' ? reportsEndpoint : kind !== 'rating'
}

const calls = {
  order: 'getOrders',
  reservation: 'getReservations',
  problem: 'getReports',
  request: 'getAmenityRequests',
} as const

/**
 * The rows of the hotel's list; `'unreachable'` when the hotel cannot be reached, `undefined` after any other error and where the
 * hotel has more rows than could be read.
 */
export type Rows = readonly Row[] | 'unreachable' | undefined

/**
 * Reads the hotel's list for this kind of submission (spec 7). Waits for a running query and then reads anew: the running one
 * may have started before something was sent.
 */
export function readList(kind: Kind, personId: Id): Thunk<Promise<Rows>> {
  return async (dispatch, getState) => {
    if (kind === 'rating') return undefined
    await dispatch(hotelApi.util.getRunningQueryThunk(calls[kind], personId))
    // All four take a guest's id and return rows.
    const { initiate } = hotelApi.endpoints[calls[kind]] as typeof hotelApi.endpoints.getOrders
    const reading = dispatch(initiate(personId, { forceRefetch: true }))
    const { data, error, isError } = await reading
    reading.unsubscribe()
    if (isError) return isUnreachable(error) ? 'unreachable' : undefined
    return selectIsPartial(getState(), calls[kind]) ? undefined : data
  }
}

/** Running reconciliations, by store and receipt id. */
const running = new WeakMap<() => State, Map<string, Promise<void>>>()

/** The running reconciliation of this receipt in this tab, if any. */
export function runningReconciliation(id: string): Thunk<Promise<void> | undefined> {
  return (_dispatch, getState) => running.get(getState)?.get(id)
}

/** Reads the hotel's list of this kind; `undefined` where the API has none or it cannot be read. */
export function readRows(kind: Kind, personId: Id): Thunk<Promise<Rows>> {
  return async (dispatch, getState) =>
    hasList(kind, selectConfig(getState())) ? dispatch(readList(kind, personId)) : undefined
}

/**
 * Reconciles a submission of unknown outcome with these rows, or stores that they could not be read. A more certain outcome
 * from another tab stays.
 */
export function storeReconciliation(id: string, rows: Rows): Thunk<void> {
  return (dispatch, getState) => {
    if (selectGuest(getState()) === null) return
    dispatch(receiptsSynced(readReceipts()))
    const current = selectReceipt(getState(), id)
    const isOpen =
      current?.outcome === 'unknown' || (current?.outcome === 'sending' && !selectSendingHere(getState()).includes(id))
    if (current === undefined || !isOpen) return
    const now = new Date()
    const found = Array.isArray(rows) ? reconcile(current, rows, selectReceipts(getState()), now) : notFetched(now)
    dispatch(changeReceipt(id, found))
  }
}

/**
 * Reads the hotel's list and reconciles a submission of unknown outcome with it. A second call waits for the first. Does
 * nothing where the API has no list.
 */
export function reconcileReceipt(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const byId = running.get(getState) ?? new Map<string, Promise<void>>()
    running.set(getState, byId)
    const receipt = selectReceipt(getState(), id)
    if (byId.has(id)) return byId.get(id)
    if (receipt?.outcome !== 'unknown' || !hasList(receipt.kind, selectConfig(getState()))) return undefined
    dispatch(reconciliationBegun(id))
    const reconciliation = dispatch(readRows(receipt.kind, receipt.personId)).then((rows) => {
      dispatch(reconciliationEnded(id))
      dispatch(storeReconciliation(id, rows))
    })
    const ended = reconciliation.finally(() => byId.delete(id))
    byId.set(id, ended)
    return ended
  }
}

/** Reconciles every submission of unknown outcome. */
export function reconcileAll(): Thunk<void> {
  return (dispatch, getState) => {
    for (const { id, outcome } of selectReceipts(getState()))
      if (outcome === 'unknown') void dispatch(reconcileReceipt(id))
  }
}

function notFetched(now: Date) {
  return { lastCheck: { result: 'unread', at: now.toISOString() } } as const
}

/** How often to check whether the submission of a closed or reloaded page has timed out. */
const POLL_MS = 1_000

/**
 * Reconciles the given receipts of unknown outcome, once per mount, and again on reconnect where the hotel's list could not be
 * read. A receipt that a closed or reloaded page was sending is reconciled once it has timed out.
 */
export function useReconciliation(receipts: readonly Receipt[]): void {
  const dispatch = useDispatch<Dispatch>()
  const sendingHere = useSelector(selectSendingHere)
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

  const unfetched = receipts.filter(({ outcome, lastCheck }) => outcome === 'unknown' && lastCheck?.result === 'unread')
  const hasUnfetched = unfetched.length > 0
  const reconcileAgain = useEffectEvent(() => {
    for (const { id } of unfetched) void dispatch(reconcileReceipt(id))
  })
  useEffect(() => (hasUnfetched ? onReconnect(() => reconcileAgain(), { polls: true }) : undefined), [hasUnfetched])

  const hasAbandoned = receipts.some(({ id, outcome }) => outcome === 'sending' && !sendingHere.includes(id))
  useEffect(() => {
    if (!hasAbandoned) return undefined
    const timer = setInterval(() => dispatch(receiptsSynced(readReceipts())), POLL_MS)
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
