import { cleanup, screen, act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { reconcileReceipt, readRows } from '#src/submissions/reconciliation/reconcileReceipt.ts'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptsSynced, selectReceipt } from '#src/submissions/receipts/receiptsSlice.ts'
import { writeStoredReceipt, readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openApp, openAsGuest, reviewOneDish, signIn } from '#tests/support/page/openApp.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { eventually } from '#tests/support/eventually.ts'
import { forms, type Form } from '#tests/support/page/forms.ts'

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
  const { hotel } = openAsGuest({ path })
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
    const { user, router } = openAsGuest({ path: '/my-stay' })
    await screen.findAllByText(/Поръчка \d/)
    await router.navigate('/bar')
    await screen.findAllByRole('heading', { level: 3 })
    expect(personalKeys()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    await eventually(() => expect(offlineKeys()).toEqual([expect.stringMatching(menuKey)]))
  })

  it('stays stored for the same guest after the hotel ended the session, and is removed when another signs in', async () => {
    const { user, hotel, router } = openAsGuest({ path: '/my-orders' })
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
    const first = openAsGuest({ path: '/my-orders' })
    const { hotel } = first
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

type App = ReturnType<typeof openApp>

const [problem] = forms as [Form] // there are four
const steps = [
  {
    ...{ kind: 'order', path: '/room-service', heading: 'Рум сервиз', fill: ({ user }: App) => reviewOneDish(user) },
    ...{ button: /^Поръчайте/, sentFrom: '/room-service/finalize-order' },
  },
  {
    ...problem,
    ...{ fill: ({ user }: App) => problem.fill(user), button: 'Изпратете сигнала', sentFrom: problem.path },
  },
]

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

/** The POST requests to the hotel, except login. */
function sentTo({ adapter }: App): string[] {
  const sent: string[] = []
  adapter.server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && !request.url.endsWith('/login')) sent.push(request.url)
  })
  return sent
}

const notSent = () => screen.queryByRole('alert')

describe.each(steps)('a submission without a network: $kind', ({ path, heading, fill, button, sentFrom }) => {
  const press = async ({ user }: App) => user.click(await screen.findByRole('button', { name: button }))
  const receipts = () => Object.keys(localStorage).filter((key) => key.startsWith('companion-receipt-'))

  it('is not sent, stays on its step with a notice at each press, and can be sent when the network is back', async () => {
    const app = openAsGuest({ path })
    const sent = sentTo(app)
    await screen.findByRole('heading', { level: 1, name: heading })
    await fill(app)
    setOnline(false)
    await press(app)
    const first = notSent()
    expect(first).toHaveTextContent('Няма връзка и нищо не е изпратено')
    expect(app.path()).toBe(sentFrom)
    expect(receipts()).toEqual([])
    expect(app.store.getState().receipts.all).toEqual([])
    expect(screen.getByRole('button', { name: button })).toBeEnabled()

    await press(app)
    expect(notSent()).not.toBe(first)
    expect(notSent()).toBeVisible()
    expect(sent).toEqual([])

    setOnline(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(notSent()).toBeNull()
    await press(app)
    expect(await screen.findByRole('button', { name: 'Покажете на служител' })).toBeVisible()
    expect(app.path()).toBe(`${path}/success`)
    expect(sent).toHaveLength(1)
  })
})
