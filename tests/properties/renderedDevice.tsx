import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect } from 'vitest'
import { readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import { selectGuest, signedIn } from '#src/session/session.ts'
import { guestSession } from '#src/schemas/session.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import type { FaultName } from '#mock-server/faults.ts'
import { openApp } from '#tests/support/page/openApp.tsx'

const claims = ['confirmed', 'probably-received']

/** A device at a hotel whose steps and assertions use the rendered screens. */
export function openRenderedDevice() {
  window.localStorage.clear()
  window.sessionStorage.clear()
  const hotel = createHotel()
  const guests = hotel.store.guests.where()
  const before = hotel.store.orders.where().length
  let app = openApp({ hotel })
  let presses = 0
  /** The expected number of stored receipts. */
  let expectedReceipts = 0

  const guest = () => selectGuest(app.store.getState())

  /** Opens a page as a reload does. */
  function open(path: string): void {
    cleanup()
    app = openApp({ hotel, path })
  }

  async function openMyOrders(): Promise<void> {
    open('/my-orders')
    await screen.findByRole('heading', { name: 'Моите поръчки' })
    await waitFor(() => expect(app.store.getState().receipts.reconciling).toEqual([]))
  }

  /** Presses the button of the last step with a fault switched on, and waits until the submission has settled. */
  async function press(fault: FaultName | undefined, times: number): Promise<void> {
    const button = await screen.findByRole('button', { name: /^Поръчайте/ })
    if (fault !== undefined) hotel.faults.enable(fault)
    for (let time = 0; time < times; time++) fireEvent.click(button)
    presses += 1
    expectedReceipts += 1
    await waitFor(() => expect(app.path()).not.toBe('/room-service/finalize-order'))
    await waitFor(() => expect(readReceipts().map(({ outcome }) => outcome)).not.toContain('sending'))
    hotel.faults.clear()
  }

  return {
    open,
    signIn(which: number): void {
      const row = guests[which]
      if (row === undefined) throw new Error(`The hotel has no guest ${which}`)
      const { id, fullName, roomNumber } = row
      const session = hotel.store.sessions.insert({ id: `session-${Math.random()}`, guestId: id, startedAt: '' })
      if (readReceipts().some(({ personId }) => personId !== id)) expectedReceipts = 0
      const given = v.parse(guestSession, { personId: id, sessionId: session.id, fullName, roomNumber })
      act(() => void app.store.dispatch(signedIn(given)))
    },
    async order(fault: FaultName | undefined, times: number): Promise<void> {
      if (guest() === null) return
      open('/room-service')
      const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
      if (more === undefined) throw new Error('There is nothing to order')
      fireEvent.click(more)
      fireEvent.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
      await press(fault, times)
    },
    async resubmit(fault: FaultName | undefined): Promise<void> {
      if (guest() === null) return
      await openMyOrders()
      const [link] = screen.queryAllByRole('link', { name: /отново$/ })
      if (link === undefined) return
      fireEvent.click(link)
      await press(fault, 1)
    },
    async logOut(): Promise<void> {
      if (guest() === null) return
      fireEvent.click(await screen.findByRole('button', { name: 'Отворете менюто' }))
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Изход' }))
      // The app asks first when something would be lost.
      await waitFor(() => {
        if (guest() !== null) fireEvent.click(screen.getByRole('button', { name: 'Изход въпреки това' }))
      })
      expectedReceipts = 0
      open('/')
    },
    /** Expects truthful outcomes: in local storage, at the hotel and on My orders. */
    async expectInvariants(): Promise<void> {
      const accepted = hotel.store.orders.where().length - before
      const stored = readReceipts()
      expect(accepted, 'orders that the hotel accepted').toBeLessThanOrEqual(presses)
      expect(stored, 'stored receipts').toHaveLength(expectedReceipts)
      expect(
        stored.filter(({ outcome }) => claims.includes(outcome)).length,
        'claimed as received',
      ).toBeLessThanOrEqual(accepted)
      const who = guest()
      if (who === null) return
      await openMyOrders()
      const unconfirmed = readReceipts().filter(
        ({ personId, outcome }) => personId === who.personId && outcome !== 'confirmed',
      )
      const cards = screen.queryAllByRole('button', { name: 'Покажете на служител' })
      expect(cards, 'receipts above the list').toHaveLength(unconfirmed.length)
    },
  }
}

export type RenderedDevice = ReturnType<typeof openRenderedDevice>
