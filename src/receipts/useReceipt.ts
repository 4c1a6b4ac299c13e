import { useSelector } from 'react-redux'
import type { WithSession } from '#src/session/session.ts'
import type { Receipt } from './receipt.ts'
import { selectReceipts, type WithReceipts } from './receiptsSlice.ts'

/** The signed-in guest's receipt with this id, if there is one. */
export function useReceipt(id: string | undefined): Receipt | undefined {
  return useSelector((state: WithReceipts & WithSession) => selectReceipts(state).find((receipt) => receipt.id === id))
}
