import { selectConfig } from '#src/config/configSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import type { Id } from '#src/schemas/fields.ts'
import { changeReceipt } from '#src/outbox/receipts/changeReceipt.ts'
import { hasList, readList, type Rows } from './hotelLists.ts'
import type { Kind } from '#src/outbox/receipts/receipt.ts'
import {
  reconciliationBegun,
  reconciliationEnded,
  receiptsSynced,
  selectReceipt,
  selectReceipts,
  selectSendingHere,
} from '#src/outbox/receipts/receiptsSlice.ts'
import { reconcile } from './reconcile.ts'
import { readReceipts } from '#src/outbox/receipts/storedReceipts.ts'
import type { State, Thunk } from '#src/outbox/thunk.ts'

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
