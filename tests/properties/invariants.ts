import { expect } from 'vitest'
import type { Outcome, Receipt } from '#src/submissions/receipt.ts'
import { selectReceipts } from '#src/submissions/receiptsSlice.ts'
import { readReceipts } from '#src/submissions/storage.ts'
import { selectGuest } from '#src/session/session.ts'
import type { Confirmation } from './confirmation.ts'
import type { Device } from './device.ts'
import type { Tab } from './tab.ts'

/** The outcomes that any life has shown so far: a test that never saw one has proved nothing of it. */
export const outcomesShown = new Set<Outcome>()

/** Nobody's receipts are anywhere but with their guest, even before the tabs have told each other anything. */
export function expectPrivacy({ tabs, confirmations }: Device): void {
  const forgotten = [...confirmations.values()].filter((each) => each.forgotten).map(({ id }) => id)
  expect(
    readReceipts().filter(({ id }) => forgotten.includes(id)),
    'kept although forgotten',
  ).toEqual([])
  for (const { store } of tabs) {
    const guest = selectGuest(store.getState())
    const others = store.getState().receipts.all.filter(({ personId }) => guest !== null && personId !== guest.personId)
    expect(others, 'receipts of another guest in memory').toEqual([])
  }
}

/** What must hold of every confirmation and of every receipt, whatever has happened so far. */
export function expectTruth(phone: Device): void {
  const everKnown = phone.isBlocked ? phone.tabs.flatMap(phone.known) : readReceipts()
  const kept = everKnown.map(({ id }) => id)
  for (const confirmation of phone.confirmations.values()) expectOnce(confirmation, kept)
  // Nobody looks at a tab that is frozen.
  for (const tab of phone.tabs.filter(({ frozen }) => !frozen)) {
    const receipts = selectReceipts(tab.store.getState())
    expectNoneTwice(phone, receipts)
    const guest = selectGuest(tab.store.getState())
    for (const receipt of receipts) {
      outcomesShown.add(receipt.outcome)
      const confirmation = phone.confirmations.get(receipt.id)
      expect(confirmation?.guest, 'whose receipt is shown').toBe(String(guest?.personId))
      if (confirmation) expectTrueOutcome(phone, receipt, confirmation)
    }
  }
}

function expectOnce(
  { id, calls, repeats, accepted, forgotten, isNeedless, hadReceiptBeforeCall }: Confirmation,
  kept: readonly string[],
): void {
  expect(accepted, `orders that the hotel took for ${id}`).toBeLessThanOrEqual(1)
  expect(calls, `calls for ${id}`).toBeLessThanOrEqual(1 + repeats)
  expect(hadReceiptBeforeCall, `receipt before each call for ${id}`).toEqual(hadReceiptBeforeCall.map(() => true))
  if (calls > 0 && !forgotten) expect(kept, 'receipts kept').toContain(id)
  if (isNeedless) expect(calls, 'calls for what the hotel was known to have').toBe(0)
}

/** No more are told to be received than were. */
function expectNoneTwice({ confirmations }: Device, receipts: readonly Receipt[]): void {
  const told = receipts.filter(({ outcome }) => outcome === 'confirmed' || outcome === 'probably-received')
  const taken = receipts.filter(({ id }) => (confirmations.get(id)?.accepted ?? 0) > 0)
  expect(told.length, 'told to be received').toBeLessThanOrEqual(taken.length)
}

function expectTrueOutcome(
  { hotel, forgotten }: Device,
  { outcome, seen }: Receipt,
  { guest, saidYes, accepted }: Confirmation,
): void {
  if (outcome === 'confirmed') expect(saidYes, 'the hotel said yes').toBe(true)
  if (outcome === 'not-accepted') expect(accepted, 'taken although "not accepted"').toBe(0)
  if (outcome !== 'probably-received') return
  const listed = hotel.store.orders.where({ guestId: guest }).map(({ id }) => id)
  expect([...listed, ...forgotten], 'what was seen is, or was, in the hotel’s list').toContain(String(seen?.id))
}

/**
 * Nothing that was just looked for is told as not seen while a row is listed that nothing else explains: not a row from
 * before, nor one that another receipt has seen, nor the row of a confirmed order. A confirmed order whose own row has left
 * the list, or was seen for another, may explain any one.
 */
export function expectNoneOverlooked({ hotel }: Device, { store }: Tab): void {
  const receipts = selectReceipts(store.getState())
  for (const receipt of receipts.filter(({ outcome, doubt }) => outcome === 'unknown' && doubt?.says === 'not-seen')) {
    const listed = hotel.store.orders.where({ guestId: String(receipt.personId) })
    const others = receipts.filter(({ id }) => id !== receipt.id)
    const seen = others.flatMap((each) => (each.seen ? [String(each.seen.id)] : []))
    const ownRow = (id: string) => listed.find(({ message }) => message === id)
    const confirmed = others.filter(({ outcome }) => outcome === 'confirmed')
    const explained = [...seen, ...(receipt.idsBefore ?? []).map(String), ...confirmed.map(({ id }) => ownRow(id)?.id)]
    const mayExplainAny = confirmed.some(({ id }) => {
      const row = ownRow(id)
      return receipt.confirmedBefore?.includes(id) !== true && (row === undefined || seen.includes(row.id))
    })
    const unexplained = listed.filter(({ id }) => !explained.includes(id))
    if (!mayExplainAny) expect(unexplained, 'told as not seen').toEqual([])
  }
}

/** A page that is leaving sees its calls fail, and that says nothing: the hotel may take them all the same. */
export function expectNoNewDoubt(before: readonly Receipt[], after: readonly Receipt[]): void {
  const unknown = (receipts: readonly Receipt[]) =>
    receipts.filter(({ outcome }) => outcome === 'unknown').map(({ id }) => id)
  expect(unknown(before), 'called unknown by a page that was leaving').toEqual(expect.arrayContaining(unknown(after)))
}

/** Nobody waits for ever: when every answer and every time-out has come, nothing is being sent. */
export function expectAllSettled({ tabs }: Device): void {
  for (const { store } of tabs) {
    const outcomes = selectReceipts(store.getState()).map(({ outcome }) => outcome)
    expect(outcomes, 'still being sent').not.toContain('sending')
  }
}
