import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '#src/config/config.ts'
import type { Language } from '#src/lib/languages.ts'
import { API, renderScreen } from '#tests/support/renderScreen.tsx'
import type { Receipt, ReceiptOf } from './receipt.ts'
import { receiptChanged, receiptNotStored, receiptSettled, receiptWritten } from './receiptsSlice.ts'
import { writeStoredReceipt, readReceipts } from './storage.ts'
import { UnsettledReceipts } from './UnsettledReceipts.tsx'

let listed: unknown[] = []
let isDown = false
const posts: { key: string | null; body: unknown }[] = []

const hotel = setupServer(
  http.get(`${API}/orders/customer/7`, () => (isDown ? HttpResponse.error() : HttpResponse.json({ content: listed }))),
  http.post(`${API}/orders/customer/7`, async ({ request }) => {
    posts.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return new HttpResponse(null, { status: 201 })
  }),
)

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterAll(() => hotel.close())
beforeEach(() => {
  listed = []
  isDown = false
  posts.length = 0
})
afterEach(() => vi.useRealTimers())

const unanswered: ReceiptOf<'order'> = {
  id: 'a',
  kind: 'order',
  personId: 7,
  roomNumber: '305',
  createdAt: new Date().toISOString(),
  outcome: 'unknown',
  idsBefore: [1],
  content: { lines: [{ label: 'Tarator', quantity: 2, lineTotal: 1300 }], total: 1300, payment: 'cash' },
  body: { message: '', productIds: ['t', 't'] },
}

function open(
  receipts: readonly Receipt[],
  { language = 'en', config = {} }: { language?: Language; config?: Partial<Config> } = {},
) {
  const { store } = renderScreen({
    routes: [{ path: '/', element: <UnsettledReceipts kind="order" /> }],
    at: '/',
    language,
    config,
  })
  const write = (receipt: Receipt) => {
    writeStoredReceipt(receipt)
    store.dispatch(receiptWritten(receipt))
    if (receipt.outcome !== 'sending') store.dispatch(receiptSettled(receipt))
  }
  act(() => receipts.forEach(write))
  return { store, user: userEvent.setup() }
}

describe('an order whose answer nobody saw', () => {
  it('is looked for by itself; a row that fits is shown, kept, and the order is not offered again', async () => {
    listed = [
      { id: 2, orderNumber: '2119', totalPrice: 13 },
      { id: 1, totalPrice: 13 },
    ]
    open([unanswered])
    expect(await screen.findByText('Your order was probably received')).toBeVisible()
    expect(screen.getByText(/Order 2119, 13\.00 lv/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(readReceipts()).toMatchObject([{ outcome: 'probably-received', seen: { id: 2 } }])
  })

  it('that is not seen may be looked for again, or sent again as it was', async () => {
    const { user } = open([unanswered])
    expect(await screen.findByText(/was not in the hotel’s list yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/room-service/finalize-order')
    listed = [{ id: 2, totalPrice: 13 }]
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Your order was probably received')).toBeVisible()
  })

  it('is not offered again while the list cannot be read, nor when something like it may be older', async () => {
    isDown = true
    open([unanswered])
    expect(await screen.findByText(/its list could not be loaded/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is looked for anew when the network returns and its list could not be read', async () => {
    isDown = true
    open([unanswered])
    await screen.findByText(/its list could not be loaded/)
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/was not in the hotel’s list yet/)).toBeVisible()
  })

  it('and that was sent again since is calm: nothing is left to be done about it but to show it', async () => {
    open([{ ...unanswered, sentAgainAs: 'b' }])
    expect(await screen.findByText(/it was sent again afterwards/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show to staff'])
  })

  it('is undecided when something like it may be older', async () => {
    listed = [{ id: 2, totalPrice: 13 }]
    open([{ ...unanswered, idsBefore: undefined }])
    expect(await screen.findByText(/we cannot tell for certain/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('stands as another tab has learnt it meanwhile', async () => {
    const { store } = open([unanswered])
    await screen.findByText(/was not in the hotel’s list yet/)
    writeStoredReceipt({ ...unanswered, outcome: 'confirmed' })
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await vi.waitFor(() => expect(store.getState().receipts.all).toMatchObject([{ outcome: 'confirmed' }]))
  })

  it('goes once more with its key where the hotel honours keys', async () => {
    const { user } = open([unanswered], { config: { idempotencyKey: true } })
    await screen.findByText(/was not in the hotel’s list yet/)
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: /count only once/ }))
    await vi.waitFor(() => expect(readReceipts()).toMatchObject([{ outcome: 'confirmed' }]))
    expect(posts).toEqual([{ key: 'a', body: unanswered.body }])
  })

  it('that a page now gone was sending is waited for as long as its answer might come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const sending: Receipt = { ...unanswered, createdAt: new Date().toISOString(), outcome: 'sending' }
    writeStoredReceipt(sending)
    const { store } = open([])
    act(() => void store.dispatch({ type: 'receipts/receiptsFollowed', payload: readReceipts() }))
    expect(screen.getByText('Sending your order…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await screen.findByText('We could not confirm your order')).toBeVisible()
  })
})

it('an order of two products of one name shows both', () => {
  const line = { label: 'Tarator', quantity: 1, lineTotal: 650 }
  const lines = [
    { ...line, productId: 's' },
    { ...line, productId: 'l' },
  ]
  open([{ ...unanswered, outcome: 'not-accepted', content: { ...unanswered.content, lines } }])
  expect(screen.getAllByText('1 × Tarator')).toHaveLength(2)
})

describe('what can be done about a receipt', () => {
  const refused: Receipt = { ...unanswered, outcome: 'not-accepted' }

  it('edit and send again is offered for what was refused, once', () => {
    const { store } = open([refused])
    expect(screen.getByRole('link', { name: 'Edit and send again' })).toBeVisible()
    act(() => void store.dispatch(receiptChanged({ ...refused, sentAgainAs: 'b' })))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('You sent it again.')).toBeVisible()
  })

  it('a member of staff reads it in Bulgarian first, then in the guest’s language', async () => {
    const { user } = open([refused])
    await user.click(screen.getByRole('button', { name: 'Show to staff' }))
    const sides = within(screen.getByRole('dialog'))
      .getAllByText(/305/)
      .map((room) => room.closest('section'))
    expect(sides.map((side) => side?.lang)).toEqual(['bg', 'en'])
    expect(sides[0]).toHaveTextContent(/Стая 305.*Поръчка за рум сервиз.*2 × Tarator.*в брой.*Поръчката не е приета/)
    expect(sides[1]).toHaveTextContent(/Room 305.*in cash.*Your order was not accepted/)
    expect(document.documentElement.lang).toBe('en')
  })

  it('a Bulgarian guest’s card says it once', async () => {
    const { user } = open([refused], { language: 'bg' })
    await user.click(screen.getByRole('button', { name: 'Покажете на служител' }))
    expect(within(screen.getByRole('dialog')).getAllByText(/Стая 305/)).toHaveLength(1)
  })

  it('a phone that does not keep what is sent says so', () => {
    const { store } = open([refused])
    expect(screen.queryByText(/does not let us save/)).toBeNull()
    act(() => void store.dispatch(receiptNotStored('a')))
    expect(screen.getByText(/does not let us save/)).toBeVisible()
  })
})
