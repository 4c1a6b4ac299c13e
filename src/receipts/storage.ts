import { readJson } from '#src/lib/keptText.ts'
import { receipt, type Receipt } from './receipt.ts'

/** Each receipt lies under a key of its own, so that two tabs never write over each other's. */
const PREFIX = 'companion-receipt-'
const KEPT = 50

/** By then a submission has had its answer or its time-out, wherever it was sent from. */
export const ABANDONED_MS = 20_000

/** Tells whether this local-storage key holds a receipt; `null` stands for a storage that was emptied. */
export function isReceiptKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX)
}

function keptReceipts(): Receipt[] {
  return Object.keys(window.localStorage)
    .filter(isReceiptKey)
    .map(readKept)
    .filter((each) => each !== undefined)
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}

function readKept(key: string): Receipt | undefined {
  return readJson('localStorage', key, receipt)
}

/** How long ago this was sent, in ms; a clock that was put back counts as long ago. */
function ageOf({ createdAt }: Receipt): number {
  const age = Date.now() - Date.parse(createdAt)
  return age < 0 ? Infinity : age
}

/**
 * Reads the receipts kept on this phone, oldest first. Damaged ones are left out and blocked storage gives none. One
 * that was being sent elsewhere is still, as long as its answer may come; after that nobody saw it, and it is `unknown`.
 */
export function readReceipts(): Receipt[] {
  try {
    return keptReceipts().map((each) =>
      each.outcome === 'sending' && ageOf(each) >= ABANDONED_MS ? { ...each, outcome: 'unknown' } : each,
    )
  } catch {
    return []
  }
}

/** The receipt with this id as the phone keeps it; `undefined` when there is none or it cannot be read. */
export function readReceipt(id: string): Receipt | undefined {
  return readKept(PREFIX + id)
}

/** Removes what can no longer be read, and tells whether there was any. */
export function dropDamaged(): boolean {
  try {
    const damaged = Object.keys(window.localStorage).filter((key) => isReceiptKey(key) && readKept(key) === undefined)
    for (const key of damaged) window.localStorage.removeItem(key)
    return damaged.length > 0
  } catch {
    return false
  }
}

/** Tells whether this phone still keeps the receipt with this id. */
export function isKept(id: string): boolean {
  try {
    return window.localStorage.getItem(PREFIX + id) !== null
  } catch {
    return false
  }
}

/** What goes when there are too many: the oldest, and what the hotel confirmed before what is still open. */
function spare(receipts: readonly Receipt[]): readonly Receipt[] {
  const isOpen = ({ outcome }: Receipt) => outcome !== 'confirmed'
  const byWorth = [...receipts.filter((each) => !isOpen(each)), ...receipts.filter(isOpen)]
  return byWorth.slice(0, Math.max(0, receipts.length - KEPT))
}

/** Keeps this receipt on the phone, and the newest of all. Tells whether it could: storage may be blocked or full. */
export function keepReceipt(kept: Receipt): boolean {
  try {
    window.localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
    for (const { id } of spare(keptReceipts())) window.localStorage.removeItem(PREFIX + id)
    return true
  } catch {
    return false
  }
}

/** Removes every receipt from this phone apart from those of `personId`: all of them when no guest is named. */
export function forgetReceipts(personId?: Receipt['personId']): void {
  try {
    const own = new Set(keptReceipts().filter((each) => each.personId === personId).map(({ id }) => PREFIX + id))
    for (const key of Object.keys(window.localStorage).filter(isReceiptKey)) {
      if (!own.has(key)) window.localStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
