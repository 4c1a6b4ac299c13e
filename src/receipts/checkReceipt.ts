import { selectConfig } from '#src/config/configSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import type { Id } from '#src/wire/fields.ts'
import { changeReceipt } from './changeReceipt.ts'
import { hasList, readList } from './hotelLists.ts'
import type { Kind } from './receipt.ts'
import { checkBegun, checkEnded, receiptsFollowed, selectChecking, selectReceipt, selectReceipts } from './receiptsSlice.ts'
import { judge } from './selfCheck.ts'
import { readReceipt, readReceipts } from './storage.ts'
import type { Thunk } from './thunk.ts'

/** Reads the ids that the hotel lists before something is sent; `undefined` where there is no list or it cannot be read. */
export function readBaseline(kind: Kind, personId: Id): Thunk<Promise<Id[] | undefined>> {
  return async (dispatch, getState) => {
    if (!hasList(kind, selectConfig(getState()))) return undefined
    const rows = await readList(dispatch, kind, personId)
    return rows?.map(({ id }) => id)
  }
}

/**
 * Looks in the hotel's list for a submission whose answer nobody saw, and notes what was found. Another tab may have
 * learnt the outcome meanwhile: then that stands. One check of a receipt at a time; none where there is no list.
 */
export function checkReceipt(id: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const receipt = selectReceipt(getState(), id)
    const mayCheck = receipt?.outcome === 'unknown' && !selectChecking(getState()).includes(id)
    if (!mayCheck || !hasList(receipt.kind, selectConfig(getState()))) return
    dispatch(checkBegun(id))
    const rows = await readList(dispatch, receipt.kind, receipt.personId)
    dispatch(checkEnded(id))
    const elsewhere = readReceipt(id)?.outcome ?? 'unknown'
    if (elsewhere !== 'unknown' && elsewhere !== 'sending') dispatch(receiptsFollowed(readReceipts()))
    const current = selectReceipt(getState(), id)
    if (current?.outcome !== 'unknown' || selectGuest(getState()) === null) return
    const now = new Date()
    const found = rows ? judge(current, rows, selectReceipts(getState()), now) : unread(now)
    dispatch(changeReceipt(id, found))
  }
}

/** Looks for everything whose answer nobody saw. */
export function checkAll(): Thunk<void> {
  return (dispatch, getState) => {
    for (const { id, outcome } of selectReceipts(getState())) if (outcome === 'unknown') void dispatch(checkReceipt(id))
  }
}

function unread(now: Date) {
  return { doubt: { says: 'unread', at: now.toISOString() } } as const
}
