import { expect } from 'vitest'
import type { Outcome, Receipt } from '#src/receipts/receipt.ts'
import { selectReceipts } from '#src/receipts/receiptsSlice.ts'
import { readReceipts } from '#src/receipts/storage.ts'
import { selectGuest } from '#src/session/session.ts'
import type { Confirmation, Phone } from './phone.ts'

/** The outcomes that any life has shown so far: a test that never saw one has proved nothing of it. */
export const outcomesShown = new Set<Outcome>()

/** Nobody's receipts are anywhere but with their guest, even before the tabs have told each other anything. */
export function expectPrivacy({ tabs, confirmations }: Phone): void {
  const forgotten = [...confirmations.values()].filter((each) => each.forgotten).map(({ id }) => id)
  expect(readReceipts().filter(({ id }) => forgotten.includes(id)), 'kept although forgotten').toEqual([])
  for (const { store } of tabs) {
    const guest = selectGuest(store.getState())
    const others = store.getState().receipts.all.filter(({ personId }) => guest !== null && personId !== guest.personId)
    expect(others, 'receipts of another guest in memory').toEqual([])
  }
}

/** What must hold of every confirmation and of every receipt, whatever has happened so far. */
export function expectTruth(phone: Phone): void {
  for (const confirmation of phone.confirmations.values()) expectOnce(confirmation)
  for (const tab of phone.tabs) {
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

function expectOnce({ id, calls, repeats, accepted, forgotten, hadReceiptBeforeCall }: Confirmation): void {
  expect(accepted, `orders that the hotel took for ${id}`).toBeLessThanOrEqual(1)
  expect(calls, `calls for ${id}`).toBeLessThanOrEqual(1 + repeats)
  expect(hadReceiptBeforeCall, `receipt before each call for ${id}`).toEqual(hadReceiptBeforeCall.map(() => true))
  if (calls > 0 && !forgotten) expect(readReceipts().map((receipt) => receipt.id), 'receipts kept').toContain(id)
}

/** No more are told to be received than were. */
function expectNoneTwice({ confirmations }: Phone, receipts: readonly Receipt[]): void {
  const told = receipts.filter(({ outcome }) => outcome === 'confirmed' || outcome === 'probably-received')
  const taken = receipts.filter(({ id }) => (confirmations.get(id)?.accepted ?? 0) > 0)
  expect(told.length, 'told to be received').toBeLessThanOrEqual(taken.length)
}

function expectTrueOutcome({ hotel }: Phone, { outcome, seen }: Receipt, { guest, saidYes, accepted }: Confirmation): void {
  if (outcome === 'confirmed') expect(saidYes, 'the hotel said yes').toBe(true)
  if (outcome === 'not-accepted') expect(accepted, 'taken although "not accepted"').toBe(0)
  if (outcome !== 'probably-received') return
  const listed = hotel.store.orders.where({ guestId: guest }).map(({ id }) => id)
  expect(listed, 'what was seen is in the hotel’s list').toContain(String(seen?.id))
}
