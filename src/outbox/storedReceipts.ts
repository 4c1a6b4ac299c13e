import * as v from 'valibot'
import { id, isSameId } from '#src/schemas/fields.ts'
import { guestScopeOf } from '#src/session/guestScope.ts'
import { RECEIPT_PREFIX } from '#src/storage/keys.ts'
import { persistText, readJson, readText, removeText, storedKeys } from '#src/storage/storedText.ts'
import { isReceived, mergeReceipt, receipt, type Outcome, type Receipt, type ReceiptChange } from './receipt.ts'
import {
  noReceipts,
  receiptChanged,
  receiptNotStored,
  receiptSettled,
  receiptsSynced,
  receiptWritten,
  selectAllReceipts,
  type ReceiptsState,
  type State,
  type Thunk,
} from './receiptsSlice.ts'

const MAX_STORED = 50

/**
 * After this time without a call of its own, a submission that another tab was sending has its response or has timed out: more than
 * `MAX_DELAY_MS`, and more than `TIMEOUT_MS` and `UNLOAD_MS` together.
 */
export const ABANDONED_MS = 22_000

/** Whether this local-storage key is a receipt's; `null`, of a storage event, means that storage was cleared. */
export function isReceiptKey(key: string | null): boolean {
  return key === null || key.startsWith(RECEIPT_PREFIX)
}

/**
 * The receipts that are being sent, by id: since when this page has known that, by the monotonic clock (ms), which a change of the
 * device's clock does not move.
 */
const sendingSince = new Map<string, { readonly sentAt: string | undefined; readonly since: number }>()

function isAbandoned({ id: receiptId, sentAt }: Receipt): boolean {
  const known = sendingSince.get(receiptId)
  const since = known !== undefined && known.sentAt === sentAt ? known.since : performance.now()
  sendingSince.set(receiptId, { sentAt, since })
  return performance.now() - since >= ABANDONED_MS
}

function readStored(key: string): Receipt | undefined {
  const stored = readJson('localStorage', key, receipt)
  if (stored?.outcome === 'sending') return isAbandoned(stored) ? { ...stored, outcome: 'unknown' } : stored
  sendingSince.delete(key.slice(RECEIPT_PREFIX.length))
  return stored
}

function receiptKeys(): string[] {
  return storedKeys('localStorage').filter(isReceiptKey)
}

/**
 * Reads the stored receipts, oldest first. Damaged ones are skipped; blocked storage gives none. One that another page was
 * sending is `unknown` once its response cannot arrive any more.
 */
export function readReceipts(): Receipt[] {
  return receiptKeys()
    .flatMap((key) => readStored(key) ?? [])
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}

/** Reads the stored receipt with this id; `undefined` when there is none or it cannot be read. */
export function readReceipt(receiptId: string): Receipt | undefined {
  return readStored(RECEIPT_PREFIX + receiptId)
}

/** The part of a receipt that every version of the app can read. */
const ofAnyVersion = v.object({ personId: id })

/** Removes receipts that no version of the app can read. Returns whether any cannot be read by this version. */
function dropDamaged(): boolean {
  const unreadable = receiptKeys().filter((key) => readStored(key) === undefined)
  for (const key of unreadable) {
    if (readJson('localStorage', key, ofAnyVersion) === undefined) removeText('localStorage', key)
  }
  return unreadable.length > 0
}

/** Whether the receipt with this id is in local storage. */
export function isStored(receiptId: string): boolean {
  return readText('localStorage', RECEIPT_PREFIX + receiptId) !== null
}

/** The receipts to remove when there are too many: the oldest that the hotel has, never an open one. */
function surplus(receipts: readonly Receipt[]): readonly Receipt[] {
  return receipts.filter(isReceived).slice(0, Math.max(0, receipts.length - MAX_STORED))
}

/** Stores this receipt and removes surplus ones. Returns `false` when storage is blocked or full. */
export function writeStoredReceipt(stored: Receipt): boolean {
  if (!persistText('localStorage', RECEIPT_PREFIX + stored.id, JSON.stringify(stored))) return false
  if (receiptKeys().length > MAX_STORED) for (const each of surplus(readReceipts())) removeStoredReceipt(each.id)
  return true
}

/** Removes the stored receipt with this id. */
export function removeStoredReceipt(receiptId: string): void {
  removeKey(RECEIPT_PREFIX + receiptId)
}

function removeKey(key: string): void {
  removeText('localStorage', key)
  sendingSince.delete(key.slice(RECEIPT_PREFIX.length))
}

/** Removes every stored receipt except those of `personId`. */
export function removeStoredReceipts(personId: Receipt['personId']): void {
  for (const key of receiptKeys()) {
    const owner = readJson('localStorage', key, ofAnyVersion)?.personId
    if (!isSameId(owner, personId)) removeKey(key)
  }
}

/** The initial state: receipts in local storage, including those that the hotel ending the session left for the same guest. */
export function restoredReceipts(): ReceiptsState {
  return { ...noReceipts, someDamaged: dropDamaged(), all: readReceipts() }
}

/** Takes over what other tabs have written to local storage. */
export function syncReceipts(): Thunk<void> {
  return (dispatch) => void dispatch(receiptsSynced(readReceipts()))
}

/** Writes a receipt to local storage. Returns `false` and leaves nothing when this guest scope has ended, even meanwhile. */
function writeWithinScope(scopeId: string, written: Receipt): Thunk<boolean> {
  return (dispatch) => {
    const isInScope = () => guestScopeOf(written.personId)?.scopeId === scopeId
    if (!isInScope()) return false
    const isWritten = writeStoredReceipt(written)
    if (!isInScope()) removeStoredReceipt(written.id)
    else if (!isWritten) dispatch(receiptNotStored(written.id))
    return isInScope()
  }
}

/**
 * Writes the receipt of a submission that this tab is about to send, to the store and to local storage. `scopeId` names the
 * guest scope in which the guest placed it: when that has ended, nothing is written, and this returns `false`.
 */
export function storeReceipt(written: Receipt, scopeId: string): Thunk<boolean> {
  return (dispatch) => {
    const isInScope = dispatch(writeWithinScope(scopeId, written))
    if (isInScope) dispatch(receiptWritten(written))
    return isInScope
  }
}

/** Reads the newest version of a receipt: from local storage, which another tab may have changed; else from this tab's store. */
export function readCurrentReceipt(state: State, receiptId: string): Receipt | undefined {
  const here = selectAllReceipts(state).find((each) => each.id === receiptId)
  const stored = readReceipt(receiptId)
  if (stored === undefined || here === undefined) return stored ?? here
  // What could not be written is newer in the store than in local storage.
  return state.receipts.onlyInMemory.includes(receiptId) ? mergeReceipt(here, stored) : stored
}

/**
 * Changes a receipt in the store, and in local storage if it is still there: a receipt that Log Out removed is not written again. What another tab
 * wrote meanwhile is merged; a more certain outcome wins.
 */
export function changeReceipt(receiptId: string, change: ReceiptChange): Thunk<void> {
  return (dispatch, getState) => {
    const current = readCurrentReceipt(getState(), receiptId)
    if (current === undefined) return
    const scopeId = guestScopeOf(current.personId)?.scopeId
    const changed = mergeReceipt(current, change)
    dispatch(receiptChanged(changed))
    // A stored receipt that cannot be read is from another version of the app: do not overwrite it.
    if (scopeId !== undefined && readReceipt(receiptId) !== undefined) dispatch(writeWithinScope(scopeId, changed))
  }
}

/** Stores the outcome of a submission of this tab, and what else changed with it. */
export function storeOutcome(receiptId: string, outcome: Outcome, change: ReceiptChange = {}): Thunk<void> {
  return (dispatch) => {
    dispatch(changeReceipt(receiptId, { ...change, outcome }))
    dispatch(receiptSettled(receiptId))
  }
}

/** Marks the outcome as `unknown` after an unexpected error: nobody knows whether the hotel has the submission. */
export function markUnknown(receiptId: string, error: unknown): Thunk<void> {
  return (dispatch) => {
    console.error('A submission failed', error)
    dispatch(storeOutcome(receiptId, 'unknown'))
  }
}
