import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import type { Receipt } from './receipt.ts'
import { reconciliationBegun, receiptChanged, receiptNotStored, receiptWritten } from './receiptsSlice.ts'
import { writeStoredReceipt } from './storedReceipts.ts'
import { SuccessPage } from './SuccessPage.tsx'
import { UnconfirmedReceipts } from './UnconfirmedReceipts.tsx'
import type { Kind } from './kinds.ts'

const common = {
  id: 'a',
  personId: 7,
  roomNumber: '305',
  createdAt: '2026-11-22T08:00:00.000Z',
  outcome: 'confirmed',
} as const
const words = { category: 'Шум', message: 'The lift hums' }

const receipts = {
  order: {
    ...common,
    kind: 'order',
    content: {
      lines: [{ productId: 1, label: 'Таратор', names: { en: 'Tarator' }, quantity: 2, lineTotal: 1300 }],
      total: 1300,
      payment: 'card',
    },
  },
  reservation: {
    ...common,
    kind: 'reservation',
    content: { numberOfPeople: 4, meal: 'Dinner', date: '2026-11-23', time: '20:00', instructions: 'Window' },
  },
  problem: { ...common, kind: 'problem', content: words },
  request: { ...common, kind: 'request', content: { category: 'Сешоар', message: 'Two' } },
  rating: {
    ...common,
    kind: 'rating',
    content: { ratingValue: 4.5, internalMessage: 'Cold soup', publicMessage: 'Kind staff' },
  },
} as const satisfies { readonly [K in Kind]: Receipt }

const page = (kind: Kind) => <SuccessPage kind={kind} link={<a href="/list">The list</a>} />

/** Opens a page of the app with this receipt, which no tab is sending. */
function open(receipt: Receipt, element = page(receipt.kind), given: Partial<Given> = {}) {
  const opened = renderScreen({
    routes: [{ path: '*', element }],
    at: { pathname: '/', state: { submissionId: 'a' } },
    ...given,
  })
  act(() => void opened.store.dispatch(receiptWritten(receipt)))
  return opened
}

const said = () => screen.getByRole('status')

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
// In the mutation run files share a page, so restore `fetch` for the next file.
afterAll(() => vi.unstubAllGlobals())

describe('the success page', () => {
  it.each<[Receipt['outcome'], string]>([
    ['sending', 'Sending your order…The hotel has not answered yet. There is no need to order again.'],
    ['confirmed', 'Your order has been receivedYou will find it under My orders.'],
    ['received', 'The hotel has your orderYou will not be charged twice.'],
    ['not-accepted', 'Your order was not acceptedIt is saved on this phone, but the hotel did not accept it.'],
    [
      'unknown',
      'We could not confirm that your order arrivedThere was no clear answer from the hotel. We are checking its list…',
    ],
  ])('shows the outcome: %s', (outcome, text) => {
    open({ ...receipts.order, outcome })
    expect(said()).toHaveTextContent(text)
  })

  it.each<[Kind, string, string]>([
    ['reservation', 'Your reservation has been received', 'We are checking its list'],
    ['problem', 'Your report has been received', 'there is no list of reports'],
    ['request', 'Your request has been received', 'We are checking its list'],
    ['rating', 'Thank you for your rating', 'there is no list of ratings'],
  ])('names a %s as such, and where to check it', (kind, confirmed, unknown) => {
    const { store } = open(receipts[kind])
    expect(said()).toHaveTextContent(confirmed)
    act(() => void store.dispatch(receiptChanged({ ...receipts[kind], outcome: 'unknown' })))
    expect(said()).toHaveTextContent(unknown)
  })

  it('says that nothing was sent when the page was frozen in between', () => {
    open({ ...receipts.order, outcome: 'not-accepted', wasNotSent: true })
    expect(said()).toHaveTextContent('It was not sentThe phone slept after you pressed the button')
  })

  it.each([
    ['not-accepted', 'Your order was not acceptedIt is saved on this phone', 1],
    ['unknown', 'We could not confirm that your order arrivedThere was no clear answer, and you sent it again', 0],
  ] as const)('says that it was sent again since, once: %s', (outcome, text, times) => {
    open({ ...receipts.order, outcome, resubmittedAs: 'b' })
    expect(said()).toHaveTextContent(text)
    expect(screen.queryAllByText('You sent it again.')).toHaveLength(times)
  })

  it('warns where the receipt cannot be stored', () => {
    const { store } = open(receipts.order)
    expect(screen.queryByText(/does not let us save/)).toBeNull()
    act(() => void store.dispatch(receiptNotStored('a')))
    expect(screen.getByText(/^This phone does not let us save what you send/)).toBeVisible()
  })

  it('shows no outcome when it was opened without a submission or for an unknown one', () => {
    const { router } = renderScreen({ routes: [{ path: '*', element: page('order') }], at: '/' })
    expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
    expect(screen.getByText('Your orders and their status are under My orders.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    act(() => void router.navigate('/', { state: { submissionId: 'gone' } }))
    expect(screen.getByText(/cannot tell whether the hotel received what you sent/)).toBeVisible()
  })
})

describe('the link to the list on the success page', () => {
  it.each([
    ['confirmed', /primary/],
    ['not-accepted', /quiet/],
  ] as const)('is the main one, or quiet where the guest should send it again first: %s', (outcome, look) => {
    const element = <SuccessPage kind="reservation" list={{ list: 'myReservations' }} />
    open({ ...receipts.reservation, outcome }, element)
    expect(screen.getByRole('link', { name: 'My reservations' })).toHaveClass(look)
    expect(screen.queryByRole('link', { name: 'Go to the home page' })).toBeNull()
  })
})

describe('the actions on a receipt', () => {
  const buttons = () =>
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent)

  it('are only to show it to staff once the hotel has confirmed it', () => {
    open(receipts.order, <UnconfirmedReceipts withConfirmed />)
    expect(buttons()).toEqual(['Show to staff'])
  })

  it('include checking again, but not during a check', () => {
    const lastCheck = { result: 'undecided', at: '2026-11-22T08:05:00.000Z' } as const
    const { store } = open({ ...receipts.problem, outcome: 'unknown', lastCheck }, <UnconfirmedReceipts />, {
      config: { reportsEndpoint: true },
    })
    act(() => void store.dispatch(reconciliationBegun('a')))
    expect(screen.getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/We are checking its list/)).toBeVisible()
  })

  it('check the list again, and send again under its key where the hotel knows keys', async () => {
    const calls: string[] = []
    vi.stubGlobal('fetch', ({ method, url }: Request) => {
      calls.push(`${method} ${new URL(url).pathname}`)
      return Promise.resolve(method === 'GET' ? Response.json([]) : new Response(null, { status: 201 }))
    })
    const lastCheck = { result: 'not-seen', at: '2026-11-22T08:05:00.000Z' } as const
    const body = { message: '', productIds: ['a'] }
    const receipt: Receipt = { ...receipts.order, outcome: 'unknown', idsBefore: [], lastCheck, body }
    writeStoredReceipt(receipt)
    open(receipt, page('order'), { config: { idempotencyKey: true } })
    const list = 'GET /api/orders/customer/7'
    expect(await screen.findByText(/It was not on the hotel’s list when we checked \(\d/)).toBeVisible()
    expect(calls).toEqual([list])
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(calls).toEqual([list, list]))
    await userEvent.click(screen.getByRole('button', { name: 'Send again – it will count only once' }))
    await waitFor(() => expect(calls).toContain('POST /api/orders/customer/7'))
  })

  it('include sending again when the hotel has no list', () => {
    open({ ...receipts.rating, outcome: 'unknown' }, <UnconfirmedReceipts />)
    expect(buttons()).toEqual(['Send again'])
    expect(screen.getByRole('link')).toHaveAttribute('href', '/leave-rating')
  })

  it('are after a refusal first of all to edit it and send it again', () => {
    open({ ...receipts.request, outcome: 'not-accepted' })
    expect(screen.getByRole('link', { name: 'Edit and send again' })).toHaveClass(/primary/)
  })

  it('include opening and closing the card for staff', async () => {
    open({ ...receipts.order, roomNumber: undefined }, <UnconfirmedReceipts withConfirmed />)
    const opener = screen.getByRole('button', { name: 'Show to staff' })
    fireEvent.click(opener) // without focusing it, as in WebKit
    const card = screen.getByRole('dialog', { name: 'For hotel staff' })
    expect(card).toHaveTextContent(
      /Ана Петрова.*Room service order.*2 × Tarator.*Total 13\.00.lv · by card.*Your order has been received.*Sent from the guest’s phone: 22 November 2026, 10:00/,
    )
    expect(card).not.toHaveTextContent(/Room(?! service)/)
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener).toHaveFocus()
  })

  it('include a card with the number of the order, once where the guest reads Bulgarian', async () => {
    const matchedRow = { id: 5, orderNumber: 1042 }
    open({ ...receipts.order, matchedRow }, <UnconfirmedReceipts withConfirmed />, { language: 'bg' })
    await userEvent.click(screen.getByRole('button', { name: 'Покажете на служител' }))
    const card = screen.getByRole('dialog')
    const [side, ...others] = card.querySelectorAll('section')
    expect(side).toHaveTextContent(/^Поръчка 1042\s*Стая 305\s*Ана Петрова/)
    expect(side).toHaveAttribute('translate', 'no')
    expect(others).toEqual([])
  })
})

describe('the list of what was sent from this device', () => {
  it.each<[Receipt, RegExp]>([
    [receipts.order, /22 November 2026, 10:00.*2 × Tarator.*Total 13\.00.lv · by card/],
    [receipts.reservation, /4 guests · Dinner, Monday,? 23 November, 20:00.*Window/],
    [receipts.problem, /Noise.*The lift hums/],
    [receipts.request, /Hairdryer.*Two/],
    [receipts.rating, /4\.5 out of 5 stars.*Cold soup.*Kind staff/],
  ])('shows a submission in a few lines (%#)', (receipt, text) => {
    open(receipt, <UnconfirmedReceipts withConfirmed />)
    expect(screen.getByRole('region', { name: 'Sent from this phone' })).toHaveTextContent(text)
  })

  it('shows one kind above the list of that kind, without confirmed submissions', () => {
    const { store } = open({ ...receipts.order, outcome: 'not-accepted' }, <UnconfirmedReceipts kind="order" />)
    const list = () => screen.queryByRole('region')?.textContent ?? ''
    expect(list()).toContain('Your order was not accepted')
    act(() => {
      store.dispatch(receiptWritten({ ...receipts.problem, id: 'b' }))
      store.dispatch(receiptWritten({ ...receipts.order, id: 'c' }))
    })
    expect(list()).not.toContain('report')
    expect(list()).not.toContain('has been received')
    act(() => void store.dispatch(receiptChanged(receipts.order)))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
