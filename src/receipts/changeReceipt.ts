import type { Outcome, Receipt } from './receipt.ts'
import {
  receiptChanged,
  receiptNotKept,
  receiptSettled,
  receiptWritten,
  selectAllReceipts,
  type ReceiptChange,
} from './receiptsSlice.ts'
import { isKept, keepReceipt } from './storage.ts'
import type { Thunk } from './thunk.ts'

/** Writes a receipt of something that this tab is about to send, here and on the phone. */
export function writeReceipt(receipt: Receipt): Thunk<void> {
  return (dispatch) => {
    dispatch(receiptWritten(receipt))
    if (!keepReceipt(receipt)) dispatch(receiptNotKept(receipt.id))
  }
}

/** Changes a receipt here, and on the phone as long as it lies there: after Log Out nothing comes back. */
export function changeReceipt(id: string, change: ReceiptChange): Thunk<void> {
  return (dispatch) => {
    dispatch(receiptChanged({ id, change }))
    dispatch(keepAsItIs(id))
  }
}

/** Notes here and on the phone how a submission of this tab ended. */
export function settleReceipt(id: string, outcome: Outcome): Thunk<void> {
  return (dispatch) => {
    dispatch(receiptSettled({ id, outcome }))
    dispatch(keepAsItIs(id))
  }
}

function keepAsItIs(id: string): Thunk<void> {
  return (dispatch, getState) => {
    const receipt = selectAllReceipts(getState()).find((each) => each.id === id)
    if (receipt !== undefined && isKept(id) && !keepReceipt(receipt)) dispatch(receiptNotKept(id))
  }
}
