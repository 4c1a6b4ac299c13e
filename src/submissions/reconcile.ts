import { toCents } from '#src/lib/money.ts'
import type { Kind, Receipt, ReceiptOf, Row } from './receipt.ts'
import type { ReceiptChange } from './mergeReceipt.ts'

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

function hasId(ids: readonly (string | number)[] | undefined, { id }: Row): boolean {
  return ids?.some((each) => String(each) === String(id)) ?? false
}

type CanBe = (receipt: Receipt, row: Row) => boolean

/** Who has which row, of those in the list that each may have. */
interface Matching {
  readonly list: readonly Row[]
  readonly canBe: CanBe
  readonly owners: Map<Row, Receipt>
}

/**
 * Finds a row for `receipt` that no other needs; the others move to further rows of theirs where they can (the augmenting
 * path of a bipartite matching). Counting is not enough: which rows a receipt may own depends on what was listed before it.
 */
function assign(receipt: Receipt, matching: Matching, tried = new Set<Row>()): boolean {
  const { list, canBe, owners } = matching
  return list.some((row) => {
    if (tried.has(row) || !canBe(receipt, row)) return false
    tried.add(row)
    const owner = owners.get(row)
    if (owner !== undefined && !assign(owner, matching, tried)) return false
    owners.set(row, receipt)
    return true
  })
}

/** The row left for `receipt` when as many of `others` as possible have one; `undefined` when none is left. */
function rowFor(receipt: Receipt, list: readonly Row[], others: readonly Receipt[], canBe: CanBe): Row | undefined {
  const owners = new Map<Row, Receipt>()
  const matching = { list, canBe, owners }
  for (const other of others) assign(other, matching)
  return assign(receipt, matching) ? list.find((row) => owners.get(row) === receipt) : undefined
}

/**
 * Reconciles a submission whose answer was lost with the hotel's list, read afterwards; gives what to change on its receipt.
 * `others` are the guest's other receipts. One row stands for one receipt: a row that another has seen is taken, and each
 * confirmed one explains a row that was not listed before it. Of the rows that were not listed before this receipt:
 * - one that says the same, whatever rows the others own → *probably received*, with that row;
 * - one that nothing explains, though the hotel may have written it differently → `undecided`;
 * - none → `not-seen`.
 */
export function reconcile(
  receipt: Receipt,
  list: readonly Row[],
  others: readonly Receipt[],
  now: Date,
): ReceiptChange {
  const at = now.toISOString()
  const { idsBefore, confirmedBefore, wasUnreachable = false } = receipt
  const alike = others.filter(({ id, kind }) => id !== receipt.id && kind === receipt.kind)
  const taken = alike.flatMap(({ seen }) => (seen === undefined ? [] : [seen.id]))
  const free = list.filter((row) => !hasId(taken, row))
  const confirmed = alike.filter(({ outcome }) => outcome === 'confirmed')
  const sending = alike.filter(({ outcome }) => outcome === 'sending')

  /** A row listed before a receipt is not its own, and what was confirmed before the list was read is in that list. */
  function canOwn(owner: Receipt, row: Row): boolean {
    const isOlder = confirmedBefore?.includes(owner.id) === true
    return !hasId(owner.idsBefore, row) && (!isOlder || hasId(idsBefore, row))
  }
  const isOurs = (owner: Receipt) => owner.id === receipt.id
  const seen = rowFor(
    receipt,
    free,
    [...confirmed, ...sending],
    (owner, row) => canOwn(owner, row) && (!isOurs(owner) || fitsReceipt(row, receipt)),
  )
  if (seen !== undefined && idsBefore !== undefined) return { outcome: 'probably-received', seen, doubt: undefined }
  // A row that fits this receipt is not explained by one that it does not fit. Sent without a network, it hardly arrived:
  // then only what fits it speaks for it, or every older row would.
  const unexplained = rowFor(
    receipt,
    free,
    confirmed,
    (owner, row) =>
      canOwn(owner, row) &&
      ((isOurs(owner) && !wasUnreachable) || fitsReceipt(row, owner) || (!isOurs(owner) && !fitsReceipt(row, receipt))),
  )
  return { doubt: { says: unexplained === undefined ? 'not-seen' : 'undecided', at } }
}
