import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '#src/config/config.ts'
import type { Language } from '#src/lib/languages.ts'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import type { Receipt, ReceiptOf } from '#src/submissions/receipts/receipt.ts'
import {
  receiptChanged,
  receiptNotStored,
  receiptSettled,
  receiptWritten,
} from '#src/submissions/receipts/receiptsSlice.ts'
import { writeStoredReceipt, readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import { UnconfirmedReceipts } from '#src/submissions/outcome/UnconfirmedReceipts.tsx'

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

const unknownOrder: ReceiptOf<'order'> = {
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
    routes: [{ path: '/', element: <UnconfirmedReceipts kind="order" /> }],
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

describe('an order of unknown outcome', () => {
  it('is reconciled automatically; a matching row is shown and stored, and sending again is not offered', async () => {
    listed = [
      { id: 2, orderNumber: '2119', totalPrice: 13 },
      { id: 1, totalPrice: 13 },
    ]
    open([unknownOrder])
    expect(await screen.findByText('Your order was probably received')).toBeVisible()
    expect(screen.getByText(/Order 2119, 13\.00 lv/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(readReceipts()).toMatchObject([{ outcome: 'probably-received', seen: { id: 2 } }])
  })

  it('can be checked again or sent again when no row of the list matches', async () => {
    const { user } = open([unknownOrder])
    expect(await screen.findByText(/was not on the hotel’s list when we checked/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/room-service/finalize-order')
    listed = [{ id: 2, totalPrice: 13 }]
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Your order was probably received')).toBeVisible()
  })

  it('cannot be sent again while the list cannot be read, nor when a matching row may be older', async () => {
    isDown = true
    open([unknownOrder])
    expect(await screen.findByText(/its list could not be loaded/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is reconciled again when the network returns after its list could not be read', async () => {
    isDown = true
    open([unknownOrder])
    await screen.findByText(/its list could not be loaded/)
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/was not on the hotel’s list when we checked/)).toBeVisible()
  })

  it('can only be shown once it was sent again', async () => {
    open([{ ...unknownOrder, resubmittedAs: 'b' }])
    expect(await screen.findByText(/you sent it again afterwards/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show to staff'])
  })

  it('is undecided when a matching row may be older', async () => {
    listed = [{ id: 2, totalPrice: 13 }]
    open([{ ...unknownOrder, idsBefore: undefined }])
    expect(await screen.findByText(/we cannot tell for certain/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the outcome that another tab has stored meanwhile', async () => {
    const { store } = open([unknownOrder])
    await screen.findByText(/was not on the hotel’s list when we checked/)
    writeStoredReceipt({ ...unknownOrder, outcome: 'confirmed' })
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await vi.waitFor(() => expect(store.getState().receipts.all).toMatchObject([{ outcome: 'confirmed' }]))
  })

  it('is retried with its key where the hotel honours keys', async () => {
    const { user } = open([unknownOrder], { config: { idempotencyKey: true } })
    await screen.findByText(/was not on the hotel’s list when we checked/)
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: /count only once/ }))
    await vi.waitFor(() => expect(readReceipts()).toMatchObject([{ outcome: 'confirmed' }]))
    expect(posts).toEqual([{ key: 'a', body: unknownOrder.body }])
  })

  it('of a closed page is reconciled once its response cannot arrive any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const sending: Receipt = { ...unknownOrder, createdAt: new Date().toISOString(), outcome: 'sending' }
    writeStoredReceipt(sending)
    const { store } = open([])
    act(() => void store.dispatch({ type: 'receipts/receiptsSynced', payload: readReceipts() }))
    expect(screen.getByText('Sending your order…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await screen.findByText('We could not confirm that your order arrived')).toBeVisible()
  })
})

it('an order of two products with the same name shows both', () => {
  const line = { label: 'Tarator', quantity: 1, lineTotal: 650 }
  const lines = [
    { ...line, productId: 's' },
    { ...line, productId: 'l' },
  ]
  open([{ ...unknownOrder, outcome: 'not-accepted', content: { ...unknownOrder.content, lines } }])
  expect(screen.getAllByText('1 × Tarator')).toHaveLength(2)
})

describe('a receipt', () => {
  const refused: Receipt = { ...unknownOrder, outcome: 'not-accepted' }

  it('offers once to edit and send again what was refused', () => {
    const { store } = open([refused])
    expect(screen.getByRole('link', { name: 'Edit and send again' })).toBeVisible()
    act(() => void store.dispatch(receiptChanged({ ...refused, resubmittedAs: 'b' })))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('You sent it again.')).toBeVisible()
  })

  it('is shown to staff in Bulgarian first, then in the guest’s language', async () => {
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

  it('is shown once to staff when the guest’s language is Bulgarian', async () => {
    const { user } = open([refused], { language: 'bg' })
    await user.click(screen.getByRole('button', { name: 'Покажете на служител' }))
    expect(within(screen.getByRole('dialog')).getAllByText(/Стая 305/)).toHaveLength(1)
  })

  it('warns when it cannot be stored', () => {
    const { store } = open([refused])
    expect(screen.queryByText(/does not let us save/)).toBeNull()
    act(() => void store.dispatch(receiptNotStored('a')))
    expect(screen.getByText(/does not let us save/)).toBeVisible()
  })
})
