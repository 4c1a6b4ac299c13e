import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '#src/config/config.ts'
import type { Language } from '#src/lib/languages.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import type { Receipt, ReceiptOf } from './receipt.ts'
import { receiptWritten, selectReceipt } from './receiptsSlice.ts'
import { writeStoredReceipt, readReceipts } from './storedReceipts.ts'
import { UnconfirmedReceipts } from './UnconfirmedReceipts.tsx'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { reconcileReceipt } from './reconcileReceipt.ts'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

let listed: unknown[] = []
let isDown = false
const posts: { key: string | null; body: unknown }[] = []

const hotel = mockHotel(
  http.get(`${API}/orders/customer/7`, () => (isDown ? HttpResponse.error() : HttpResponse.json({ content: listed }))),
  http.post(`${API}/orders/customer/7`, async ({ request }) => {
    posts.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return new HttpResponse(null, { status: 201 })
  }),
)

const NOW = new Date('2026-03-05T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  listed = []
  isDown = false
  posts.length = 0
})

const unknownOrder: ReceiptOf<'order'> = {
  id: 'a',
  kind: 'order',
  personId: 7,
  roomNumber: '305',
  createdAt: NOW.toISOString(),
  outcome: 'unknown',
  idsBefore: [1],
  content: {
    lines: [{ productId: 1, label: 'Таратор', names: { en: 'Tarator' }, quantity: 2, lineTotal: 1300 }],
    total: 1300,
    payment: 'cash',
  },
  body: { message: '', productIds: ['t', 't'] },
}

const Orders = () => (
  <>
    <h1 tabIndex={-1}>Orders</h1>
    <UnconfirmedReceipts kind="order" />
  </>
)

function open(
  receipts: readonly Receipt[],
  { language = 'en', config = {} }: { language?: Language; config?: Partial<Config> } = {},
) {
  const { store } = renderScreen({
    routes: [{ path: '/', Component: Orders }],
    at: '/',
    language,
    config,
  })
  const write = (receipt: Receipt) => {
    writeStoredReceipt(receipt)
    store.dispatch(receiptWritten(receipt))
  }
  act(() => receipts.forEach(write))
  return { store, user: userEvent.setup() }
}

describe('an order of unknown outcome', () => {
  it('is reconciled again when the network returns after its list could not be read', async () => {
    isDown = true
    open([unknownOrder])
    await screen.findByText(/its list could not be checked/)
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/was not on the hotel’s list when we checked/)).toBeVisible()
  })

  it('is not looked for in a list that is not whole', async () => {
    expectConsole('warn', /^orders: list does not fit: is a page/)
    expectConsole('warn', /^orders: content\[\]\.id does not fit/)
    const { store } = open([unknownOrder])
    const content = [{ id: 1 }]
    const part = [
      ...[{ last: false }, { first: false }, { totalElements: 23 }, { totalPages: 2 }, { hasNext: true }],
      ...[{ page: { totalElements: 2 } }, { page: { number: 1 } }, { content: [{ id: 1 }, { id: null }] }],
      ...[{ links: [{ rel: 'self' }, { rel: 'next' }] }, { _links: { next: { href: '/2' } } }, { has_more: true }],
      ...[{ meta: { total: 2 } }, { pageable: { offset: 1 } }, { pagination: { pages: 2 } }, { nextPageToken: 'b' }],
    ].map((more) => ({ body: { content, ...more }, headers: {} }))
    const byHeaders = [{ 'x-total-count': '2' }, { link: '</orders?page=2>; rel="next"' }]
    for (const said of [...part, ...byHeaders.map((headers) => ({ body: content, headers }))]) {
      const { body, headers } = said
      hotel.use(http.get(`${API}/orders/customer/7`, () => HttpResponse.json(body, { headers })))
      await act(() => store.dispatch(reconcileReceipt('a')))
      expect([said, selectReceipt(store.getState(), 'a')?.lastCheck?.result]).toEqual([said, 'fetch-failed'])
    }
    const page = { first: true, last: true, totalElements: 1, page: { number: 0, totalPages: 1 }, next: null }
    const whole = { content, ...page, account: 100200, discount: 5, links: [{ rel: 'self', href: '/next' }] }
    const headers = { link: '</next.css>; rel="preload"', 'x-total-count': '1' }
    hotel.use(http.get(`${API}/orders/customer/7`, () => HttpResponse.json(whole, { headers })))
    await act(() => store.dispatch(reconcileReceipt('a')))
    expect(selectReceipt(store.getState(), 'a')).toMatchObject({ lastCheck: { result: 'not-seen' } })
  })

  it('found late is only probably received, and the row is shown', async () => {
    listed = [{ id: 2, orderNumber: 'RS-2', totalPrice: 13 }]
    open([{ ...unknownOrder, createdAt: new Date(Date.now() - 60_000).toISOString() }])
    await screen.findByText('Your order was probably received')
    expect(screen.getByText(/an entry that matches: Order RS-2, Total: 13\.00/)).toBeVisible()
  })

  it('found at once is left to the list', async () => {
    listed = [{ id: 2, orderNumber: 'RS-2', totalPrice: 13 }]
    const { store } = open([unknownOrder])
    await waitFor(() => expect(selectReceipt(store.getState(), 'a')?.outcome).toBe('received'))
    expect(readReceipts()).toMatchObject([{ outcome: 'received', matchedRow: { id: 2 } }])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('found when the guest checks again is left to the list too, and the focus goes to the heading', async () => {
    isDown = true
    const { user } = open([unknownOrder])
    await screen.findByText(/its list could not be checked/)
    isDown = false
    listed = [{ id: 2, orderNumber: 'RS-2', totalPrice: 13 }]
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('of a closed page is reconciled once its response cannot arrive any more', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      shouldAdvanceTime: true,
    })
    const sending: Receipt = { ...unknownOrder, createdAt: new Date().toISOString(), outcome: 'sending' }
    writeStoredReceipt(sending)
    const { store } = open([])
    act(() => void store.dispatch({ type: 'receipts/receiptsSynced', payload: readReceipts() }))
    expect(screen.getByText('Sending your order…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(23_000))
    expect(await screen.findByText('We could not confirm that your order arrived')).toBeVisible()
  })
})

describe('a receipt', () => {
  const refused: Receipt = { ...unknownOrder, outcome: 'not-accepted' }

  it('is shown to staff in Bulgarian first, then in the guest’s language', async () => {
    const { user } = open([refused])
    await user.click(screen.getByRole('button', { name: 'Show to staff' }))
    const sides = within(screen.getByRole('dialog'))
      .getAllByText(/305/)
      .map((room) => room.closest('section'))
    expect(sides.map((side) => side?.lang)).toEqual(['bg', 'en'])
    expect(sides[0]).toHaveTextContent(/Стая 305.*Поръчка за рум сервиз.*2 × Таратор.*в брой.*Поръчката не е приета/)
    expect(sides[1]).toHaveTextContent(/Room 305.*in cash.*Your order was not accepted/)
    expect(document.documentElement.lang).toBe('en')
  })
})
