import { mergeReceipt, type ReceiptChange, type Outcome, type Receipt } from './receipt.ts'
import {
  receiptChanged,
  receiptNotStored,
  receiptSettled,
  receiptsSynced,
  receiptWritten,
  selectAllReceipts,
  type State,
  type Thunk,
} from './receiptsSlice.ts'
import { readReceipt, readReceipts, removeStoredReceipt, writeStoredReceipt } from './storedReceipts.ts'
import { guestScopeOf } from '#src/session/guestScope.ts'

/** Takes over what other tabs have written to local storage. */
export function syncReceipts(): Thunk<void> {
  return (dispatch) => void dispatch(receiptsSynced(readReceipts()))
}

/** Writes a receipt to local storage. Returns `false` and removes it when its guest has logged out in another tab meanwhile. */
function writeWithinScope(scopeId: string, receipt: Receipt): Thunk<boolean> {
  return (dispatch) => {
    const isStored = writeStoredReceipt(receipt)
    const isInScope = guestScopeOf(receipt.personId)?.scopeId === scopeId
    if (!isInScope) removeStoredReceipt(receipt.id)
    else if (!isStored) dispatch(receiptNotStored(receipt.id))
    return isInScope
  }
}

/**
 * Writes the receipt of a submission that this tab is about to send, to the store and to local storage. `scopeId` names the
 * guest scope in which the guest placed it: when that has ended, nothing is written, and this returns `false`.
 */
export function storeReceipt(receipt: Receipt, scopeId: string): Thunk<boolean> {
  return (dispatch) => {
    if (guestScopeOf(receipt.personId)?.scopeId !== scopeId || !dispatch(writeWithinScope(scopeId, receipt)))
      return false
    dispatch(receiptWritten(receipt))
    return true
  }
}

/** Reads the newest version of a receipt: from local storage, which another tab may have changed; else from this tab's store. */
export function readCurrentReceipt(state: State, id: string): Receipt | undefined {
  const here = selectAllReceipts(state).find((each) => each.id === id)
  const stored = readReceipt(id)
  if (stored === undefined || here === undefined) return stored ?? here
  // What could not be written is newer in the store than in local storage.
  return state.receipts.onlyInMemory.includes(id) ? mergeReceipt(here, stored) : stored
}

/**
 * Changes a receipt in the store, and in local storage if it is still there: a receipt that Log Out removed is not written again. What another tab
 * wrote meanwhile is merged; a more certain outcome wins.
 */
export function changeReceipt(id: string, change: ReceiptChange): Thunk<void> {
  return (dispatch, getState) => {
    const current = readCurrentReceipt(getState(), id)
    if (current === undefined) return
    const scopeId = guestScopeOf(current.personId)?.scopeId
    const changed = mergeReceipt(current, change)
    dispatch(receiptChanged(changed))
    // A stored receipt that cannot be read is from another version of the app: do not overwrite it.
    if (scopeId !== undefined && readReceipt(id) !== undefined) dispatch(writeWithinScope(scopeId, changed))
  }
}

/** Stores the outcome of a submission of this tab, and what else changed with it. */
export function storeOutcome(id: string, outcome: Outcome, change: ReceiptChange = {}): Thunk<void> {
  return (dispatch) => {
    dispatch(changeReceipt(id, { ...change, outcome }))
    dispatch(receiptSettled(id))
  }
}

/** Marks the outcome as `unknown` after an unexpected error: nobody knows whether the hotel has the submission. */
export function markUnknown(id: string, error: unknown): Thunk<void> {
  return (dispatch) => {
    console.error('A submission failed', error)
    dispatch(storeOutcome(id, 'unknown'))
  }
}
