import * as v from 'valibot'
import { receipt, type Receipt } from './receipt.ts'

/** Each receipt lies under a key of its own, so that two tabs never write over each other's. */
const PREFIX = 'companion-receipt-'
const KEPT = 50

/** Tells whether this local-storage key holds a receipt; `null` stands for a storage that was emptied. */
export function isReceiptKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX)
}

function keptReceipts(): Receipt[] {
  return Object.keys(window.localStorage)
    .filter(isReceiptKey)
    .map(readKept)
    .filter((each) => each !== undefined)
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}

function readKept(key: string): Receipt | undefined {
  try {
    return v.parse(receipt, JSON.parse(window.localStorage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

/**
 * Reads the receipts kept on this phone, oldest first. Damaged ones are left out, blocked storage gives none, and one
 * that somebody else was sending is `unknown`: nobody here saw its answer.
 */
export function readReceipts(): Receipt[] {
  try {
    return keptReceipts().map((each) => (each.outcome === 'sending' ? { ...each, outcome: 'unknown' } : each))
  } catch {
    return []
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

/** Keeps this receipt on the phone, and the newest of all; with blocked or full storage it lasts until the tab closes. */
export function keepReceipt(kept: Receipt): void {
  try {
    window.localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
    for (const { id } of keptReceipts().slice(0, -KEPT)) window.localStorage.removeItem(PREFIX + id)
  } catch {
    // It stays in memory.
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
