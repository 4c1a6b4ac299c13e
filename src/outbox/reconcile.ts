import { appTime } from '#src/lib/time.ts'
import { kinds, type Kind, type Row } from './kinds.ts'
import type { Receipt, ReceiptChange, ReceiptOf } from './receipt.ts'

function compareWith(receipt: Receipt, row: Row) {
  const compare = kinds[receipt.kind].compare as typeof kinds.order.compare // the list is of the receipt's own kind
  return compare(row, receipt as ReceiptOf<'order'>)
}

/** Whether a row of the hotel's list has the receipt's content; a field that the hotel omits matches anything. */
function matchesReceipt(row: Row, receipt: Receipt): boolean {
  return compareWith(receipt, row).every(([listed, sent]) => (listed ?? sent) === sent)
}

/**
 * A list that is read so soon after the guest's press proves more: the call takes 15 s at most, and another person who shares the
 * room would have to send the same within this time, while this one was lost.
 */
const PROOF_MS = 30_000

/** Whether one of these ids is the row's. */
function hasId(ids: readonly (string | number)[] | undefined, { id }: Row): boolean {
  return ids?.some((each) => String(each) === String(id)) ?? false
}

type CanOwn = (receipt: Receipt, row: Row) => boolean

/** The state of the matching: the rows, which receipt may own which row, and the current owners. */
interface Matching {
  readonly list: readonly Row[]
  readonly canOwn: CanOwn
  readonly owners: Map<Row, Receipt>
}

/**
 * Assigns a row to `receipt` and moves other owners to different rows where possible (an augmenting path of a bipartite
 * matching). Counting is not enough: which rows a receipt may own depends on what was listed before it.
 */
function assign(receipt: Receipt, matching: Matching, tried = new Set<Row>()): boolean {
  const { list, canOwn, owners } = matching
  return list.some((row) => {
    if (tried.has(row) || !canOwn(receipt, row)) return false
    tried.add(row)
    const owner = owners.get(row)
    if (owner !== undefined && !assign(owner, matching, tried)) return false
    owners.set(row, receipt)
    return true
  })
}

/** The row that remains for `receipt` when as many of `others` as possible own one; `undefined` when none remains. */
function rowFor(receipt: Receipt, list: readonly Row[], others: readonly Receipt[], canOwn: CanOwn): Row | undefined {
  const owners = new Map<Row, Receipt>()
  const matching = { list, canOwn, owners }
  for (const other of others) assign(other, matching)
  return assign(receipt, matching) ? list.find((row) => owners.get(row) === receipt) : undefined
}

/**
 * Reconciles a submission whose response was lost with the hotel's list, read afterwards; returns the change to its receipt.
 * `others` are the guest's other receipts. Each row belongs to one receipt: a row that another receipt has as `matchedRow` is taken,
 * and each confirmed receipt explains one row that was not listed before it. Of the rows not listed before this receipt:
 * - one with the same content, whatever rows the others own → `probably-received`, with that row, or `received`, where that row proves
 *   it: the only new one, it omits nothing, no other open receipt may own it, and it was read soon after the press;
 * - one with other content that no receipt explains → `undecided`;
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
  const sameKind = others.filter(({ id, kind }) => id !== receipt.id && kind === receipt.kind)
  const takenIds = sameKind.flatMap(({ matchedRow }) => (matchedRow === undefined ? [] : [matchedRow.id]))
  const freeRows = list.filter((row) => !hasId(takenIds, row))
  const confirmed = sameKind.filter(({ outcome }) => outcome === 'confirmed')
  const sending = sameKind.filter(({ outcome }) => outcome === 'sending')

  /** A row listed before a receipt was sent is not its own; a receipt confirmed before `idsBefore` was read is among those. */
  function canOwn(owner: Receipt, row: Row): boolean {
    const isOlder = confirmedBefore?.includes(owner.id) === true
    return !hasId(owner.idsBefore, row) && (!isOlder || hasId(idsBefore, row))
  }
  const isOurs = (owner: Receipt) => owner.id === receipt.id
  const matchedRow = rowFor(
    receipt,
    freeRows,
    [...confirmed, ...sending],
    (owner, row) => canOwn(owner, row) && (!isOurs(owner) || matchesReceipt(row, receipt)),
  )
  function isProof(row: Row): boolean {
    const age = appTime(now).getTime() - Date.parse(receipt.createdAt)
    const isOnly = freeRows.every((each) => each === row || !canOwn(receipt, each))
    const isShared = sameKind.some((each) => ['unknown', 'sending'].includes(each.outcome) && canOwn(each, row))
    const isWhole = compareWith(receipt, row).every(([listed, sent]) => (listed ?? '') === sent)
    return isOnly && !isShared && isWhole && age >= 0 && age <= PROOF_MS
  }
  if (matchedRow !== undefined && idsBefore !== undefined)
    return { outcome: isProof(matchedRow) ? 'received' : 'probably-received', matchedRow, lastCheck: undefined }
  // A receipt does not explain a row that matches this receipt but not itself. If the hotel was unreachable, this one hardly
  // arrived: then only a matching row counts, or every older row would.
  const unexplained = rowFor(
    receipt,
    freeRows,
    confirmed,
    (owner, row) =>
      canOwn(owner, row) &&
      ((isOurs(owner) && !wasUnreachable) ||
        matchesReceipt(row, owner) ||
        (!isOurs(owner) && !matchesReceipt(row, receipt))),
  )
  return { lastCheck: { result: unexplained === undefined ? 'not-seen' : 'undecided', at } }
}

/**
 * The row of the hotel's list that a receipt became: the one that reconciliation found, or the only row with its content that was
 * listed after it was sent, and before the guest's next submission. `undefined` where that is not one row: then nothing may be said
 * about its number and its status.
 */
export function rowOf<K extends Kind>(
  receipt: ReceiptOf<K>,
  rows: readonly Row<K>[],
  receipts: readonly Receipt[],
): Row<K> | undefined {
  const { matchedRow, idsBefore, outcome, kind, createdAt } = receipt
  if (matchedRow !== undefined) return rows.find((row) => hasId([matchedRow.id], row))
  if (outcome !== 'confirmed' || idsBefore === undefined) return undefined
  const later = receipts.filter((each) => each.kind === kind && each.createdAt > createdAt)
  const candidates = rows.filter(
    (row) =>
      matchesReceipt(row, receipt) &&
      !hasId(idsBefore, row) &&
      later.every((each) => each.idsBefore === undefined || hasId(each.idsBefore, row)),
  )
  return candidates.length === 1 ? candidates[0] : undefined
}
