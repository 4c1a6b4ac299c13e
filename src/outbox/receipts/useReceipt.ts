import { useSelector } from 'react-redux'
import type { WithSession } from '#src/session/session.ts'
import type { Kind, Receipt, ReceiptOf } from './receipt.ts'
import { selectReceipts, type WithReceipts } from './receiptsSlice.ts'

/** The signed-in guest's receipt of this kind with this id, if there is one. */
export function useReceipt<K extends Kind>(kind: K, id: string | undefined): ReceiptOf<K> | undefined {
  const isIt = (receipt: Receipt): receipt is ReceiptOf<K> => receipt.id === id && receipt.kind === kind
  return useSelector((state: WithReceipts & WithSession) => selectReceipts(state).find(isIt))
}
