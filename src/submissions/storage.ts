import * as v from 'valibot'
import { readJson } from '#src/storage/storedText.ts'
import { id, isSameId } from '#src/schemas/fields.ts'
import { receipt, type Receipt } from './receipt.ts'
import { RECEIPT_PREFIX } from '#src/storage/keys.ts'

const KEPT = 50

/** By then a submission has had its answer or its time-out, wherever it was sent from. */
export const ABANDONED_MS = 20_000

/** Tells whether this local-storage key holds a receipt; `null` stands for a storage that was emptied. */
export function isReceiptKey(key: string | null): boolean {
  return key === null || key.startsWith(RECEIPT_PREFIX)
}

/** When this page first read a receipt as being sent, on a clock that nobody can set (ms). */
const firstSeen = new Map<string, number>()

/** How long ago this was sent, in ms, as far as this page can tell: the phone's clock may have been set back since. */
function ageOf({ id: receiptId, createdAt, sentAt = createdAt }: Receipt): number {
  const key = receiptId + sentAt
  const since = firstSeen.get(key) ?? performance.now()
  firstSeen.set(key, since)
  return Math.max(Date.now() - Date.parse(sentAt), performance.now() - since)
}

/** One that is being sent elsewhere is so as long as its answer may come; after that nobody saw it. */
function asOfNow(stored: Receipt): Receipt {
  return stored.outcome === 'sending' && ageOf(stored) >= ABANDONED_MS ? { ...stored, outcome: 'unknown' } : stored
}

function readStored(key: string): Receipt | undefined {
  const stored = readJson('localStorage', key, receipt)
  return stored && asOfNow(stored)
}

function receiptKeys(): string[] {
  return Object.keys(window.localStorage).filter(isReceiptKey)
}

/**
 * Reads the receipts kept on this phone, oldest first. Damaged ones are left out and blocked storage gives none. One that
 * was being sent elsewhere is `unknown` when its answer cannot come any more.
 */
export function readReceipts(): Receipt[] {
  try {
    return receiptKeys()
      .flatMap((key) => readStored(key) ?? [])
      .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  } catch {
    return []
  }
}

/** The receipt with this id as the phone keeps it; `undefined` when there is none or it cannot be read. */
export function readReceipt(receiptId: string): Receipt | undefined {
  return readStored(RECEIPT_PREFIX + receiptId)
}

/** What any version of the app can read of a receipt. */
const ofAnyVersion = v.object({ personId: id })

/** Removes what no version of the app could read, and tells whether anything cannot be read by this one. */
export function dropDamaged(): boolean {
  try {
    const unreadable = receiptKeys().filter((key) => readStored(key) === undefined)
    for (const key of unreadable) {
      if (readJson('localStorage', key, ofAnyVersion) === undefined) window.localStorage.removeItem(key)
    }
    return unreadable.length > 0
  } catch {
    return false
  }
}

/** Tells whether this phone still keeps the receipt with this id. */
export function isStored(receiptId: string): boolean {
  try {
    return window.localStorage.getItem(RECEIPT_PREFIX + receiptId) !== null
  } catch {
    return false
  }
}

/** What goes when there are too many: the oldest that the hotel confirmed. Nothing that is still open goes. */
function spare(receipts: readonly Receipt[]): readonly Receipt[] {
  const confirmed = receipts.filter(({ outcome }) => outcome === 'confirmed')
  return confirmed.slice(0, Math.max(0, receipts.length - KEPT))
}

/** Keeps this receipt on the phone, and the newest of all. Tells whether it could: storage may be blocked or full. */
export function writeStoredReceipt(kept: Receipt): boolean {
  try {
    window.localStorage.setItem(RECEIPT_PREFIX + kept.id, JSON.stringify(kept))
    for (const each of spare(readReceipts())) removeStoredReceipt(each.id)
    return true
  } catch {
    return false
  }
}

/** Removes this receipt from the phone. */
export function removeStoredReceipt(receiptId: string): void {
  try {
    window.localStorage.removeItem(RECEIPT_PREFIX + receiptId)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Removes every receipt from this phone apart from those of `personId`: all of them when no guest is named. */
export function removeStoredReceipts(personId?: Receipt['personId']): void {
  try {
    for (const key of receiptKeys()) {
      const owner = readJson('localStorage', key, ofAnyVersion)?.personId
      if (personId === undefined || !isSameId(owner, personId)) window.localStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
