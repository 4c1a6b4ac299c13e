import { selectConfig } from '#src/config/configSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import type { Id } from '#src/schemas/fields.ts'
import { changeReceipt } from './changeReceipt.ts'
import { hasList, readList, type Rows } from './hotelLists.ts'
import type { Kind } from './receipt.ts'
import {
  reconciliationBegun,
  reconciliationEnded,
  receiptsFollowed,
  selectReceipt,
  selectReceipts,
  selectSendingHere,
} from './receiptsSlice.ts'
import { reconcile } from './reconcile.ts'
import { readReceipts } from './storage.ts'
import type { State, Thunk } from './thunk.ts'

/** The checks under way, by the store they run in and the receipt's id. */
const running = new WeakMap<() => State, Map<string, Promise<void>>>()

/** The check of this receipt that is under way in this tab, if there is one. */
export function runningReconciliation(id: string): Thunk<Promise<void> | undefined> {
  return (_dispatch, getState) => running.get(getState)?.get(id)
}

/** Reads what the hotel lists of this kind; `undefined` where there is no list, too. */
export function readRows(kind: Kind, personId: Id): Thunk<Promise<Rows>> {
  return async (dispatch, getState) =>
    hasList(kind, selectConfig(getState())) ? readList(dispatch, kind, personId) : undefined
}

/**
 * Notes what these rows of the hotel's list say of a submission whose answer nobody saw, or that they could not be read.
 * What another tab has learnt meanwhile stands.
 */
export function storeReconciliation(id: string, rows: Rows): Thunk<void> {
  return (dispatch, getState) => {
    if (selectGuest(getState()) === null) return
    dispatch(receiptsFollowed(readReceipts()))
    const current = selectReceipt(getState(), id)
    const isOpen =
      current?.outcome === 'unknown' || (current?.outcome === 'sending' && !selectSendingHere(getState()).includes(id))
    if (current === undefined || !isOpen) return
    const now = new Date()
    const found = Array.isArray(rows) ? reconcile(current, rows, selectReceipts(getState()), now) : unread(now)
    dispatch(changeReceipt(id, found))
  }
}

/**
 * Looks in the hotel's list for a submission whose answer nobody saw, and notes what was found. One check of a receipt at a
 * time: a second waits for the first. None where there is no list.
 */
export function reconcileReceipt(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const checks = running.get(getState) ?? new Map<string, Promise<void>>()
    running.set(getState, checks)
    const receipt = selectReceipt(getState(), id)
    if (checks.has(id)) return checks.get(id)
    if (receipt?.outcome !== 'unknown' || !hasList(receipt.kind, selectConfig(getState()))) return undefined
    dispatch(reconciliationBegun(id))
    const check = dispatch(readRows(receipt.kind, receipt.personId)).then((rows) => {
      dispatch(reconciliationEnded(id))
      dispatch(storeReconciliation(id, rows))
    })
    const ended = check.finally(() => checks.delete(id))
    checks.set(id, ended)
    return ended
  }
}

/** Looks for everything whose answer nobody saw. */
export function reconcileAll(): Thunk<void> {
  return (dispatch, getState) => {
    for (const { id, outcome } of selectReceipts(getState()))
      if (outcome === 'unknown') void dispatch(reconcileReceipt(id))
  }
}

function unread(now: Date) {
  return { doubt: { says: 'unread', at: now.toISOString() } } as const
}
