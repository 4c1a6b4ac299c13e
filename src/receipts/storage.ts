import * as v from 'valibot'
import { receipt, type Receipt } from './receipt.ts'

const KEY = 'companion-receipts'
const KEPT = 50

const kept = v.array(v.fallback(v.nullable(receipt), null))

/**
 * Reads the receipts kept on this phone. Damaged ones are left out, blocked storage gives none, and one that was being
 * sent when the app closed is `unknown`: nobody saw its answer.
 */
export function readReceipts(): Receipt[] {
  try {
    const read = v.parse(kept, JSON.parse(window.localStorage.getItem(KEY) ?? '[]'))
    return read
      .filter((each) => each !== null)
      .map((each) => (each.outcome === 'sending' ? { ...each, outcome: 'unknown' as const } : each))
  } catch {
    return []
  }
}

/** Keeps the newest receipts on this phone; with blocked or full storage they last until the tab closes. */
export function writeReceipts(receipts: readonly Receipt[]): void {
  try {
    if (receipts.length === 0) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, JSON.stringify(receipts.slice(-KEPT)))
  } catch {
    // They stay in memory.
  }
}
