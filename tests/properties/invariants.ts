import { ofGuest } from '#mock-server/models.ts'
import { expect } from 'vitest'
import { isReceived, type Outcome, type Receipt } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { readReceipts } from '#src/outbox/storedReceipts.ts'
import { selectGuest } from '#src/session/session.ts'
import type { Confirmation } from './confirmation.ts'
import type { Device } from './device.ts'
import type { Tab } from './tab.ts'

/** The outcomes that occurred in any run so far, to check that the runs cover all of them. */
export const coveredOutcomes = new Set<Outcome>()

/** Expects receipts to be with their guest only, even before the tabs have received storage events. */
export function expectPrivacy({ tabs, confirmations }: Device): void {
  const removed = [...confirmations.values()].filter((each) => each.mayBeRemoved).map(({ id }) => id)
  expect(
    readReceipts().filter(({ id }) => removed.includes(id)),
    'receipts stored after Log Out',
  ).toEqual([])
  for (const { store } of tabs) {
    const guest = selectGuest(store.getState())
    const others = store.getState().receipts.all.filter(({ personId }) => guest !== null && personId !== guest.personId)
    expect(others, 'receipts of another guest in memory').toEqual([])
  }
}

/** Expects the invariants of every confirmation and receipt. */
export function expectInvariants(device: Device): void {
  const allReceipts = device.isBlocked ? device.tabs.flatMap(device.receiptsOf) : readReceipts()
  const stored = allReceipts.map(({ id }) => id)
  for (const confirmation of device.confirmations.values()) expectOnce(confirmation, stored)
  // A frozen tab is not visible to the guest.
  for (const tab of device.tabs.filter(({ frozen }) => !frozen)) {
    const receipts = selectReceipts(tab.store.getState())
    const guest = selectGuest(tab.store.getState())
    expectNoFalseClaim(device, receipts, String(guest?.personId))
    for (const receipt of receipts) {
      coveredOutcomes.add(receipt.outcome)
      const confirmation = device.confirmations.get(receipt.id)
      expect(confirmation?.guest, 'whose receipt is shown').toBe(String(guest?.personId))
      if (confirmation) expectTrueOutcome(device, receipt, confirmation)
    }
  }
}

function expectOnce(
  { id, calls, repeats, accepted, mayBeRemoved, mustNotBeSent, hadReceiptBeforeCall }: Confirmation,
  stored: readonly string[],
): void {
  expect(accepted, `orders that the hotel accepted for ${id}`).toBeLessThanOrEqual(1)
  expect(calls, `calls for ${id}`).toBeLessThanOrEqual(1 + repeats)
  expect(hadReceiptBeforeCall, `receipt before each call for ${id}`).toEqual(hadReceiptBeforeCall.map(() => true))
  if (calls > 0 && !mayBeRemoved) expect(stored, 'stored receipts').toContain(id)
  if (mustNotBeSent) expect(calls, 'calls for a submission that the hotel was known to have').toBe(0)
}

/**
 * Expects at most as many receipts with a claim of reception as orders that the hotel accepted: for the receipts, or later for
 * the same guest's removed ones.
 */
function expectNoFalseClaim({ confirmations }: Device, receipts: readonly Receipt[], guest: string): void {
  const claimed = receipts.filter((receipt) => isReceived(receipt) || receipt.outcome === 'probably-received')
  const accepted = receipts.filter(({ id }) => (confirmations.get(id)?.accepted ?? 0) > 0)
  const unseen = [...confirmations.values()].filter((each) => each.guest === guest && each.acceptedUnseen)
  expect(claimed.length, 'claimed as received').toBeLessThanOrEqual(accepted.length + unseen.length)
}

function expectTrueOutcome(
  { hotel, removedOrders, isBlocked, confirmations }: Device,
  { outcome, matchedRow }: Receipt,
  { guest, isConfirmed, accepted }: Confirmation,
): void {
  if (outcome === 'confirmed') expect(isConfirmed, 'a 2xx response was received').toBe(true)
  if (outcome === 'not-accepted') expect(accepted, 'accepted although "not accepted"').toBe(0)
  if (!['received', 'probably-received'].includes(outcome)) return
  // With storage blocked, and after Log Out, nothing on the device knows of the guest's other order.
  const isAlone = !isBlocked && [...confirmations.values()].every((each) => !each.acceptedUnseen)
  if (outcome === 'received' && isAlone) expect(accepted, 'accepted when "received"').toBe(1)
  const listed = hotel.db.orders.findMany(ofGuest(guest)).map(({ id }) => id)
  expect([...listed, ...removedOrders], 'the matching row is, or was, in the hotel’s list').toContain(
    String(matchedRow?.id),
  )
}

/**
 * After reconciliation no receipt is `not-seen` while the list has a row that nothing else explains: neither a row from
 * before, nor the row of another receipt, nor the row of a confirmed order. A confirmed order whose own row has left
 * the list, or was matched to another receipt, may explain any row.
 */
export function expectNoOverlookedRow({ hotel }: Device, { store }: Tab): void {
  const receipts = selectReceipts(store.getState())
  for (const receipt of receipts.filter(
    ({ outcome, lastCheck }) => outcome === 'unknown' && lastCheck?.result === 'not-seen',
  )) {
    const listed = hotel.db.orders.findMany(ofGuest(String(receipt.personId)))
    const others = receipts.filter(({ id }) => id !== receipt.id)
    const matchedIds = others.flatMap((each) => (each.matchedRow ? [String(each.matchedRow.id)] : []))
    const ownRow = (id: string) => listed.find(({ message }) => message === id)
    const confirmed = others.filter(({ outcome }) => outcome === 'confirmed')
    const explained = [
      ...matchedIds,
      ...(receipt.idsBefore ?? []).map(String),
      ...confirmed.map(({ id }) => ownRow(id)?.id),
    ]
    const mayExplainAny = confirmed.some(({ id }) => {
      const row = ownRow(id)
      return receipt.confirmedBefore?.includes(id) !== true && (row === undefined || matchedIds.includes(row.id))
    })
    const unexplained = listed.filter(({ id }) => !explained.includes(id))
    if (!mayExplainAny) expect(unexplained, 'rows overlooked by `not-seen`').toEqual([])
  }
}

/** Expects that no submission has become `not-seen`: the list was not whole. */
export function expectNoNewNotSeen(before: readonly Receipt[], after: readonly Receipt[]): void {
  const notSeen = (receipts: readonly Receipt[]) =>
    receipts.filter(({ lastCheck }) => lastCheck?.result === 'not-seen').map(({ id }) => id)
  expect(notSeen(before), 'not seen in a page of the list').toEqual(expect.arrayContaining(notSeen(after)))
}

/** Calls of a page that is being left fail although the hotel may accept them; expects that no outcome becomes unknown. */
export function expectNoNewUnknown(before: readonly Receipt[], after: readonly Receipt[]): void {
  const unknown = (receipts: readonly Receipt[]) =>
    receipts.filter(({ outcome }) => outcome === 'unknown').map(({ id }) => id)
  expect(unknown(before), 'unknown after the page was left').toEqual(expect.arrayContaining(unknown(after)))
}

/** Whether a tab has a submission that is being sent. */
export function isSending({ tabs }: Device): boolean {
  return tabs.some(({ store }) => selectReceipts(store.getState()).some(({ outcome }) => outcome === 'sending'))
}
