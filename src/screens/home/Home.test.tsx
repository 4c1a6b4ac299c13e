import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { Logo } from './homeExtras.tsx'
import { http, HttpResponse } from 'msw'
import { parseStaticConfig } from '#src/config/config.ts'
import { moveClock } from '#src/lib/time.ts'
import { writeStoredResponse } from '#src/offline/storedResponses.ts'
import { quantityChanged } from '#src/cart/cartSlice.ts'
import type { Receipt } from '#src/outbox/receipt.ts'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { API, guest, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { Home } from './Home.tsx'
import { eventually } from '#tests/support/eventually.ts'
import { settle } from '#tests/support/page/settle.ts'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

describe('the hotel’s logo', () => {
  function openLogo(logo: string | undefined): HTMLElement {
    const store = makeTestStore({ appName: 'Vitosha Palace', brand: { logo } })
    return render(<Provider store={store}>{<Logo />}</Provider>).container
  }

  it('stands above its name, says nothing more than the name, and leaves nothing where it cannot be loaded', () => {
    const page = openLogo('/logo.png')
    const image = page.querySelector('img') ?? expect.unreachable()
    expect(image).toHaveAttribute('src', `${window.location.origin}/logo.png`)
    expect(image).toHaveAttribute('alt', '')
    fireEvent.error(image)
    expect(page).toBeEmptyDOMElement()
    expect(openLogo(undefined)).toBeEmptyDOMElement()
  })
})

describe('what is next', () => {
  const NOON = Date.parse('2026-11-25T12:30:00+02:00')
  const minutesAgo = (minutes: number) => new Date(NOON - minutes * 60_000).toISOString()

  const common = { personId: 7, roomNumber: '305', outcome: 'confirmed' } as const
  const soup = { productId: 1, label: 'Супа', names: { en: 'Soup' }, quantity: 2, lineTotal: 900 }

  function order(more: object = {}): Receipt {
    const content = { lines: [soup], total: 900, payment: 'room' as const }
    return { ...common, id: 'o', kind: 'order', createdAt: minutesAgo(5), content, ...more }
  }

  function table(date: string, more: object = {}): Receipt {
    const content = { numberOfPeople: 2, meal: 'Dinner', date, time: '20:00', instructions: '' }
    return { ...common, id: 't', kind: 'reservation', createdAt: minutesAgo(90), content, ...more }
  }

  function storeOrders(status: string, reservationDate: string): void {
    const response = [{ id: 1, orderNumber: '1042', status, reservationDate, totalPrice: 9 }]
    writeStoredResponse('companion-offline-of-"7"-getOrders', { at: Date.parse(minutesAgo(10)), response })
  }

  function openAs(who: typeof guest | null, more: object = {}) {
    const names = ['restaurant-menu', 'room-service']
    const contentModules = names.map((moduleName) => ({ moduleName, internalUrl: '/bar' }))
    const config = parseStaticConfig({ COMPANION_BASE_JAVA_URL: API, deviceProfile: { contentModules }, ...more })
    const routes = [
      { path: '/', Component: Home },
      { path: '/elsewhere', element: <p>Another page</p> },
    ]
    return renderScreen({ routes, at: '/', guest: who, config })
  }

  /** Opens home with these receipts, and returns the card. */
  async function openHome(...receipts: readonly Receipt[]) {
    const { store } = openAs(guest)
    act(() => receipts.forEach((receipt) => void store.dispatch(receiptWritten(receipt))))
    await screen.findAllByText(/Open now/)
    return screen.getAllByRole('link')[0]
  }

  // No answer, unless a test gives one: the card shows what the device knows.
  const hotel = mockHotel(http.get(`${API}/orders/customer/7`, () => new Promise<Response>(() => undefined)))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  })
  afterEach(() => {
    moveClock(0)
  })

  it('an order on its way comes first, as this device sent it, and below it a table today', async () => {
    const card = await openHome(table('2026-11-25'), order())
    expect(card).toHaveTextContent('Your order has been received 2 × Soup')
    const rows = screen.getAllByRole('link').slice(0, 2)
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/my-orders', '/my-reservations'])
  })

  it('the facts of the hotel follow, and a tap copies the password of the Wi-Fi', async () => {
    const user = userEvent.setup()
    const config = { hotelFacts: { wifi: { name: 'Guest', password: 'linden' }, checkOutTime: { en: '11:00' } } }
    openAs(guest, config)
    const wifi = await screen.findByRole('button', { name: /Guest.*Copy the password/ })
    expect(screen.getByText('11:00').parentElement).toHaveTextContent('Check-out 11:00')
    expect(screen.getByRole('link', { name: 'Reception *1' })).toHaveAttribute('href', '/reception')
    await user.click(wifi)
    expect(await navigator.clipboard.readText()).toBe('linden')
    expect(screen.getByRole('status')).toHaveTextContent('Password copied')
  })

  it('follows an order on its way by itself, until it is delivered', async () => {
    vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true })
    let status = 'ACCEPTED'
    const row = { id: 1, orderNumber: '1042', reservationDate: 'November 25th, 2026', totalPrice: 9 }
    hotel.use(http.get(`${API}/orders/customer/7`, () => HttpResponse.json([{ ...row, status }])))
    const card = await openHome(order({ idsBefore: [] }))
    await eventually(() => expect(card).toHaveTextContent('2 × Soup Order 1042 · 12:25'))
    const step = () => card?.querySelector('[data-step=current]')?.textContent
    expect(step()).toBe('Accepted')
    status = 'ON_THE_WAY'
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    await eventually(() => expect(step()).toBe('On the way'))
    status = 'DELIVERED'
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    await eventually(() => expect(card).not.toHaveTextContent('Order'))
  })

  it('says of an order that waits for the kitchen when that opens', async () => {
    vi.setSystemTime(Date.parse('2026-11-25T03:05:00+02:00'))
    const row = { id: 1, orderNumber: '1042', reservationDate: 'November 25th, 2026', status: 'CREATED' }
    hotel.use(http.get(`${API}/orders/customer/7`, () => HttpResponse.json([row])))
    openAs(guest)
    expect(await screen.findByRole('link', { name: /^Order 1042 The kitchen opens at 11:00/ })).toBeVisible()
  })

  it('reads the orders once where this device knows of none, and shows the one that is on its way', async () => {
    let reads = 0
    const rows = [{ id: 1, orderNumber: '1042', reservationDate: 'November 25th, 2026', status: 'PREPARING' }]
    const answer = () => {
      reads += 1
      return HttpResponse.json(rows)
    }
    hotel.use(http.get(`${API}/orders/customer/7`, answer))
    const card = await openHome()
    await eventually(() => expect(card).toHaveTextContent('Order 1042 Last loaded: 12:30ReceivedBeing prepared'))
    expect(reads).toBe(1)
  })

  it.each([
    ['a visitor', null, '{}'],
    ['a guest who saves data', guest, '{"data":"saver"}'],
  ])('reads no orders for %s', async (_who, who, settings) => {
    localStorage.setItem('companion-display', settings)
    const called = vi.fn<() => void>()
    hotel.events.on('request:start', called)
    openAs(who)
    await screen.findAllByText(/Open now/)
    await settle()
    hotel.events.removeAllListeners()
    expect(called).not.toHaveBeenCalled()
  })

  it('shows an order of last night until the morning', async () => {
    vi.setSystemTime(Date.parse('2026-11-26T00:10:00+02:00'))
    storeOrders('ON_THE_WAY', 'November 25th, 2026')
    openAs(guest)
    const card = (await screen.findByText('Order 1042')).closest('a')
    expect(card).toBeVisible()
    expect(card?.querySelector('[data-step=current]')).toHaveTextContent('On the way')
  })

  it.each([
    ['an order that the hotel has delivered since', 'DELIVERED', 'November 25th, 2026', []],
    ['an order of another day', 'CREATED', 'November 24th, 2026', []],
    ['a receipt of hours ago', '', '', [order({ createdAt: minutesAgo(91) })]],
    ['an order that the hotel refused yesterday', 'REJECTED', 'November 24th, 2026', []],
    ['a refusal of hours ago', '', '', [order({ outcome: 'not-accepted', createdAt: minutesAgo(91) })]],
    ['a table of another day', '', '', [table('2026-11-26')]],
    ['a table that the hotel refused', '', '', [table('2026-11-25', { outcome: 'not-accepted' })]],
  ])('%s does not stand there, but a hint by the hour', async (_what, status, day, receipts) => {
    if (status !== '') storeOrders(status, day)
    const card = await openHome(...receipts)
    expect(card).toHaveTextContent('Lunch until 16:00')
    expect(card).toHaveAttribute('href', '/restaurant-menu')
  })

  it.each([
    ['REJECTED', [order({ idsBefore: [], createdAt: minutesAgo(15) })], /^2 × Soup Order 1042 · .*12:20Declined$/],
    ['CANCELLED', [], /^Order 1042 Last loaded: 12:20Cancelled$/],
    ['', [order({ outcome: 'not-accepted' })], /^2 × Soup 12:25Your order was not accepted$/],
    ['', [order({ outcome: 'not-accepted', wasNotSent: true })], /^2 × Soup 12:25It was not sent$/],
  ])('an order of today stands there also where the hotel has refused it: %s', async (status, receipts, text) => {
    if (status !== '') storeOrders(status, 'November 25th, 2026')
    const card = await openHome(...receipts)
    expect(card).toHaveTextContent(text)
    expect(card).toHaveAttribute('href', '/my-orders')
  })

  it('then what is in the cart, and leads to the last step', async () => {
    const { store, router } = openAs(guest)
    const choose = (productId: number) => quantityChanged({ productId, quantity: productId })
    act(() => void [receiptWritten(table('2026-11-25')), choose(1), choose(2)].map((action) => store.dispatch(action)))
    await screen.findAllByText(/Open now/)
    const card = screen.getByRole('link', { name: '3 items in your order Not sent yet' })
    await act(async () => card.click())
    expect(router.location).toMatchObject({
      pathname: '/room-service/finalize-order',
      state: { personId: guest.personId, cart: [{ quantity: 1 }, { quantity: 2 }] },
    })
  })

  it('a table today comes next', async () => {
    const card = await openHome(table('2026-11-25'))
    expect(card).toHaveTextContent('Your table today You asked for 20:00')
    expect(card).toHaveAttribute('href', '/my-reservations')
  })
})

describe('the tiles', () => {
  /** Opens home with two tiles, once what loads later has loaded, which shows the hint of the hour too. */
  async function openHome() {
    const contentModules = ['bar', 'reception'].map((moduleName) => ({ moduleName, internalUrl: `/${moduleName}` }))
    const config = parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api', deviceProfile: { contentModules } })
    renderScreen({ routes: [{ path: '/', Component: Home }], at: '/', config })
    const bar = screen.getByRole('link', { name: 'Bar' })
    await waitFor(() => expect(bar.querySelector('img, svg')).not.toBeNull())
    return { bar, reception: within(screen.getByRole('region', { name: 'About Us' })).getByRole('link') }
  }

  const signs = (tile: HTMLElement) => [...tile.querySelectorAll('img, svg')].map(({ tagName }) => tagName)

  it('the tiles of Quick Access have a picture, and no others', async () => {
    const { bar, reception } = await openHome()
    expect([signs(bar), signs(reception)]).toEqual([['IMG'], ['svg']])
    expect(within(bar).getByRole('presentation')).toHaveAttribute('src', '/pictures/tile-bar.svg')
  })

  it('say until when their place is open, or from when', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T16:30:00+02:00') })
    const { bar, reception } = await openHome()
    const hours = [bar, reception].map((tile) => tile.parentElement?.querySelector('a + span')?.textContent)
    expect(hours).toEqual(['from 17:00', 'until 02:00'])
  })

  it('an icon is in the place of a picture while the guest saves data, and where it cannot be loaded', async () => {
    localStorage.setItem('companion-display', '{"data":"saver"}')
    const { bar } = await openHome()
    expect(signs(bar)).toEqual(['svg'])
    cleanup()
    localStorage.clear()
    const { bar: pictured } = await openHome()
    fireEvent.error(within(pictured).getByRole('presentation'))
    expect(signs(pictured)).toEqual(['svg'])
  })
})
