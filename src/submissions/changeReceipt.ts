import { mergeReceipt, type ReceiptChange } from './mergeReceipt.ts'
import type { Outcome, Receipt } from './receipt.ts'
import { receiptChanged, receiptNotKept, receiptSettled, receiptWritten, selectAllReceipts } from './receiptsSlice.ts'
import { removeStoredReceipt, writeStoredReceipt, readReceipt } from './storage.ts'
import type { State, Thunk } from './thunk.ts'
import { guestScopeOf } from './guestScope.ts'

/** Keeps a receipt on the phone, unless its guest logs out in another tab meanwhile: then nothing stays, and this gives `false`. */
function keepWithin(mark: string | undefined, receipt: Receipt): Thunk<boolean> {
  return (dispatch) => {
    const isStored = writeStoredReceipt(receipt)
    const stands = guestScopeOf(receipt.personId)?.mark === mark
    if (!stands) removeStoredReceipt(receipt.id)
    else if (!isStored) dispatch(receiptNotKept(receipt.id))
    return stands
  }
}

/**
 * Writes a receipt of something that this tab is about to send, here and on the phone. `mark` is the visit in which the
 * guest confirmed it: when that is over, nothing is written, and this gives `false`.
 */
export function storeReceipt(receipt: Receipt, mark: string | undefined): Thunk<boolean> {
  return (dispatch) => {
    if (guestScopeOf(receipt.personId)?.mark !== mark || !dispatch(keepWithin(mark, receipt))) return false
    dispatch(receiptWritten(receipt))
    return true
  }
}

/** What is known of a receipt now: as the phone keeps it, for another tab may have changed it; else as this tab has it. */
export function currentReceipt(state: State, id: string): Receipt | undefined {
  const here = selectAllReceipts(state).find((each) => each.id === id)
  const stored = readReceipt(id)
  if (stored === undefined || here === undefined) return stored ?? here
  // What could not be written is newer here than on the phone.
  return state.receipts.onlyInMemory.includes(id) ? mergeReceipt(here, stored) : stored
}

/**
 * Changes a receipt here, and on the phone as long as it is there: after Log Out nothing comes back. What another tab
 * wrote meanwhile is read first and stays where it is more certain.
 */
export function changeReceipt(id: string, change: ReceiptChange): Thunk<void> {
  return (dispatch, getState) => {
    const current = currentReceipt(getState(), id)
    if (current === undefined) return
    const mark = guestScopeOf(current.personId)?.mark
    const changed = mergeReceipt(current, change)
    dispatch(receiptChanged(changed))
    // One that is kept but cannot be read is of another version of the app, which knows better.
    if (readReceipt(id) !== undefined) dispatch(keepWithin(mark, changed))
  }
}

/** Notes here and on the phone how a submission of this tab ended. */
export function storeOutcome(id: string, outcome: Outcome): Thunk<void> {
  return (dispatch, getState) => {
    dispatch(changeReceipt(id, { outcome }))
    const settled = selectAllReceipts(getState()).find((each) => each.id === id)
    dispatch(receiptSettled({ id, outcome: settled?.outcome ?? outcome }))
  }
}

/** Notes that a fault of the app kept a submission from settling: nobody knows whether the hotel has it. */
export function storeFailure(id: string, error: unknown): Thunk<void> {
  return (dispatch) => {
    console.error('A submission failed', error)
    dispatch(storeOutcome(id, 'unknown'))
  }
}
