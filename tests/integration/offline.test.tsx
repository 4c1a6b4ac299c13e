import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { reconcileReceipt, readRows } from '#src/submissions/reconciliation/reconcileReceipt.ts'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptsSynced, selectReceipt } from '#src/submissions/receipts/receiptsSlice.ts'
import { writeStoredReceipt, readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { eventually } from '#tests/support/eventually.ts'

const noNetwork = http.all(`${window.location.origin}/api/*`, () => HttpResponse.error())
const menuKey = /^companion-offline-getMenus/
const offlineKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-offline-'))
const personalKeys = () => offlineKeys().filter((key) => !menuKey.test(key))
const guestId = (hotel: Hotel) => hotel.store.guests.find({ accountNumber: '100200' })?.id

/** Opens the app again as after a reload, without a network. */
function reopen(path: string, hotel: Hotel) {
  expectConsole('error', /config.*did not answer/)
  cleanup()
  return openApp({ path, hotel, instead: [noNetwork] })
}

/** Opens a screen for a signed-in guest, then again without a network. */
async function openTwice(path: string, shows: RegExp) {
  const { hotel, user } = openApp({ path })
  await signIn(user)
  await screen.findAllByText(shows)
  return reopen(path, hotel)
}

describe('the last response', () => {
  it.each([
    ['/my-orders', /^Поръчка \d/],
    ['/my-reservations', /гости/],
    ['/request-amenities/requests', /Кърпи|Почистване|Сешоар|Шампоан|Друго/],
    ['/report-problem/reported-problems', /Кранът на мивката капе/],
    ['/my-stay', /Поръчка \d/],
    ['/room-service', /Таратор/],
  ])('is shown on %s without a network, with its time', async (path, shows) => {
    await openTwice(path, shows)
    expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^Данни към \d|^Обновено: \d/).length).toBeGreaterThan(0)
  })
})

describe('the offline cache of a guest', () => {
  it('is removed by Log Out, except the menus', async () => {
    const { user, router } = openApp({ path: '/my-stay' })
    await signIn(user)
    await screen.findAllByText(/Поръчка \d/)
    await router.navigate('/bar')
    await screen.findAllByRole('heading', { level: 3 })
    expect(personalKeys()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    await eventually(() => expect(offlineKeys()).toEqual([expect.stringMatching(menuKey)]))
  })

  it('stays stored for the same guest after the hotel ended the session, and is removed when another signs in', async () => {
    const { user, hotel, router } = openApp({ path: '/my-orders' })
    await signIn(user)
    await screen.findAllByText(/^Поръчка \d/)
    for (const { id } of hotel.store.sessions.where()) hotel.store.sessions.remove(id)
    await router.navigate('/my-reservations')
    await screen.findByText('Сесията Ви приключи')
    expect(personalKeys()).toEqual([`companion-offline-of-"${guestId(hotel)}"-getOrders`])
    await router.navigate('/login')
    await signIn(user, { accountNumber: '100318', roomNumber: '412' })
    await screen.findByRole('heading', { name: 'Моите резервации' })
    expect(personalKeys().filter((key) => key.includes(String(guestId(hotel))))).toEqual([])
  })

  it('does not store a response that is received after another tab has signed the guest out', async () => {
    const { until, release } = deferred()
    const hotel = createHotel()
    const first = openApp({ path: '/my-orders', hotel })
    await signIn(first.user)
    await screen.findAllByText(/^Поръчка \d/)
    const { origin } = window.location
    const late = http.get(`${origin}/api/dining/reservation/customer/:personId`, () =>
      until.then(() => HttpResponse.json([])),
    )
    first.adapter.server.use(late)
    const reading = first.store.dispatch(hotelApi.endpoints.getReservations.initiate(guestId(hotel) ?? ''))
    localStorage.clear()
    release()
    expect((await reading).data).toEqual([])
    expect(personalKeys()).toEqual([])
  })
})

describe('reconciliation', () => {
  it('never uses a list of the offline cache', async () => {
    const { store, hotel } = await openTwice('/my-orders', /^Поръчка \d/)
    await screen.findByText(/^Данни към \d/)
    const personId = guestId(hotel) ?? ''
    expect(await store.dispatch(readRows('order', personId))).toBe('unreachable')
    const lost: Receipt = {
      id: 'lost',
      kind: 'order',
      personId,
      createdAt: new Date().toISOString(),
      outcome: 'unknown',
      idsBefore: [],
      content: { lines: [{ label: 'Таратор', quantity: 1, lineTotal: 650 }], total: 650, payment: 'cash' },
      body: { message: '', productIds: ['tarator'] },
    }
    writeStoredReceipt(lost)
    store.dispatch(receiptsSynced(readReceipts()))
    await store.dispatch(reconcileReceipt('lost'))
    expect(selectReceipt(store.getState(), 'lost')).toMatchObject({
      outcome: 'unknown',
      lastCheck: { result: 'unread' },
    })
  })
})
