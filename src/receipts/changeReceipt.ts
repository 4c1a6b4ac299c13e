import type { Receipt } from './receipt.ts'
import { receiptChanged, receiptNotKept, receiptWritten, selectAllReceipts, type ReceiptChange } from './receiptsSlice.ts'
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
  return (dispatch, getState) => {
    dispatch(receiptChanged({ id, change }))
    const changed = selectAllReceipts(getState()).find((receipt) => receipt.id === id)
    if (changed !== undefined && isKept(id) && !keepReceipt(changed)) dispatch(receiptNotKept(id))
  }
}
