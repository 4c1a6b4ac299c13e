import { toCents } from '#src/lib/money.ts'
import type { Kind, Receipt, ReceiptOf, Row } from './receipt.ts'
import type { ReceiptChange } from './receiptsSlice.ts'

type Fits = { [K in Kind]: (row: Row<K>, receipt: ReceiptOf<K>) => boolean }

/** What the hotel left out of a row speaks against nothing. */
function agrees<Value>(listed: Value | null | undefined, sent: Value): boolean {
  return listed === undefined || listed === null || listed === sent
}

const fits: Fits = {
  order: ({ totalPrice }, { content }) => agrees(totalPrice && toCents(totalPrice), content.total),
  reservation: ({ numberOfPeople, specialInstructions }, { content, body }) =>
    agrees(numberOfPeople, content.numberOfPeople) &&
    agrees(specialInstructions, body?.customerMessage ?? content.instructions),
  problem: ({ category, customerMessage }, { content }) =>
    agrees(category, content.category) && agrees(customerMessage, content.message),
  request: ({ category, customerMessageRequest }, { content }) =>
    agrees(category, content.category) && agrees(customerMessageRequest, content.message),
  rating: () => false,
}

/** Tells whether a row of the hotel's list says what this receipt says. */
function fitsReceipt(row: Row, receipt: Receipt): boolean {
  const fit = fits[receipt.kind] as (row: Row, receipt: Receipt) => boolean // the list is of the receipt's own kind
  return fit(row, receipt)
}

/** The rows a receipt may have become: those that say the same and were not listed before it was sent. */
function candidates(receipt: Receipt, list: readonly Row[]): Row[] {
  const before = new Set((receipt.baseline ?? []).map(String))
  return list.filter((row) => !before.has(String(row.id)) && fitsReceipt(row, receipt))
}

/**
 * Finds a row for `receipt` that no other needs; the others move to further rows of theirs where they can (the
 * augmenting path of a bipartite matching). `held` tells who has which row, and is changed.
 */
function place(receipt: Receipt, list: readonly Row[], held: Map<Row, Receipt>, tried = new Set<Row>()): boolean {
  return candidates(receipt, list).some((row) => {
    if (tried.has(row)) return false
    tried.add(row)
    const holder = held.get(row)
    if (holder !== undefined && !place(holder, list, held, tried)) return false
    held.set(row, receipt)
    return true
  })
}

/** The row that this receipt may have become when each of `before` has one first; `undefined` when none is left. */
function rowFor(receipt: Receipt, list: readonly Row[], before: readonly Receipt[]): Row | undefined {
  const held = new Map<Row, Receipt>()
  for (const other of before) place(other, list, held)
  return place(receipt, list, held) ? list.find((row) => held.get(row) === receipt) : undefined
}

/**
 * What the hotel's list, read after the answer was lost, says of a receipt: a new row that fits means *probably
 * received*. `others` are the guest's other receipts: one row stands for one receipt only, so a row that another has seen
 * is taken, and each confirmed one has a row of its own. One that is still being sent may have: then nothing is decided.
 */
export function judge(receipt: Receipt, list: readonly Row[], others: readonly Receipt[], now: Date): ReceiptChange {
  const at = now.toISOString()
  const alike = others.filter(({ id, kind }) => id !== receipt.id && kind === receipt.kind)
  const taken = new Set(alike.flatMap(({ seen }) => (seen === undefined ? [] : [String(seen.id)])))
  const free = list.filter(({ id }) => !taken.has(String(id)))
  const confirmed = alike.filter(({ outcome }) => outcome === 'confirmed')
  const sending = alike.filter(({ outcome }) => outcome === 'sending')
  if (rowFor(receipt, free, confirmed) === undefined) return { doubt: { says: 'not-seen', at } }
  const seen = rowFor(receipt, free, [...confirmed, ...sending])
  if (receipt.baseline === undefined || seen === undefined) return { doubt: { says: 'undecided', at } }
  return { outcome: 'probably-received', seen, doubt: undefined }
}
