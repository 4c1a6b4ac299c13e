import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { deferred } from '#tests/support/deferred.ts'
import { API, guest, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { mockHotelTaking } from '#tests/support/page/mockHotel.ts'
import { quantityChanged } from '#src/cart/cartSlice.ts'
import { storeCart } from '#src/cart/storedCart.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { beginGuestScope } from '#src/session/guestScope.ts'
import { FinalizeOrder } from './FinalizeOrder.tsx'
import { OrderSuccess } from './OrderSuccess.tsx'
import { RoomService } from './RoomService.tsx'

const cart = [
  { productId: 7, quantity: 3 },
  { productId: 'soup', quantity: 2 },
]

/** A hotel that offers two products and has no menus. */
const twoProducts = [
  http.get(`${API}/products`, () =>
    HttpResponse.json({
      content: [
        { id: 'soup', label: 'Tarator', price: 4.35, image: null, productCategory: 'FOOD' },
        { id: 7, label: 'Ayran', price: 0.1, image: null, productCategory: 'NON_ALCOHOLIC' },
      ],
    }),
  ),
  http.get(`${API}/menus/all/params`, () => HttpResponse.json([])),
]

/** Opens the finalize step with this navigation state, among the other screens of room service. */
function openFinalize(state: unknown, given: Partial<Given> = {}) {
  const routes = [
    { path: '/room-service', Component: RoomService },
    { path: '/room-service/finalize-order', Component: FinalizeOrder },
    { path: '/room-service/success', Component: OrderSuccess },
  ]
  return renderScreen({ routes, at: { pathname: '/room-service/finalize-order', state }, ...given })
}

/** The order button of the finalize step. */
const order = () => screen.findByRole('button', { name: /^Order/ })

// While the kitchen is closed, the button says when it opens.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T12:00:00+02:00') }))

const { hotel, sent, answers } = mockHotelTaking('orders/customer/7', ...twoProducts)

function hotelHoldsItsAnswer() {
  const answer = deferred()
  answers(async () => {
    await answer.until
    return HttpResponse.json({}, { status: 201 })
  })
  return answer
}

describe('the finalize step', () => {
  it('lists the products with line totals, the totals, the ways to pay, the room and the guest', async () => {
    openFinalize({ cart })
    expect(await order()).toHaveTextContent('Order 5 items 9.00 lv')
    const texts = (role: string) => screen.getAllByRole(role).map((each) => each.textContent?.replaceAll('\u00a0', ' '))
    expect(texts('listitem')).toEqual(['Tarator28.70 lv', 'Ayran30.30 lv'])
    expect(texts('definition')).toEqual(['9.00 lv', 'included', '9.00 lv'])
    expect(screen.queryByRole('textbox'), 'a note where the hotel takes none').toBeNull()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole('radio', { name: /Charge to room/ })).toBeChecked()
    expect(screen.getByText('Our staff will confirm the payment with you.')).toBeVisible()
    expect(screen.getByText('Deliver to room').parentElement).toHaveTextContent('Deliver to room 305 · Ана Петрова')
  })

  it.each([
    [true, /Pay by card/],
    [false, /Charge to room/],
  ])(
    'preselects the card for an order that is sent again, if the hotel still accepts cards: %s',
    async (cardPayment, name) => {
      const { store, router } = openFinalize(null, { config: { cardPayment } })
      const kept = { id: 'older', kind: 'order', personId: 7, createdAt: '2026-03-01T10:00:00.000Z' } as const
      store.dispatch(
        receiptWritten({ ...kept, outcome: 'not-accepted', content: { lines: [], total: 0, payment: 'card' } }),
      )
      await router.navigate('/room-service/finalize-order', { state: { cart, resubmittedId: 'older' } })
      await order()
      expect(screen.getByRole('radio', { name })).toBeChecked()
      expect(screen.getByText(/^This is the order you sent on 1 March 2026, 12:00\./)).toBeVisible()
    },
  )

  it.each([
    ['nothing', null],
    ['something else', { cart: 'two soups' }],
    ['a cart of nothing', { cart: [{ productId: 'soup', quantity: 0 }] }],
    ['the cart of another guest', { personId: 8, cart }],
    ['only what is no longer offered', { cart: [{ productId: 'gone', quantity: 1 }] }],
  ])('redirects to room service with a notice when the navigation state has %s', async (_what, state) => {
    const { router } = openFinalize(state)
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible()
    expect(router.location.pathname).toBe('/room-service')
    expect(router.action).toBe('REPLACE')
  })
})

describe('sending an order', () => {
  it('sends one product id per unit, and stores the payment choice in the receipt', async () => {
    const { store, router } = openFinalize({ cart })
    await order()
    await userEvent.click(screen.getByRole('radio', { name: /Cash/ }))
    await userEvent.click(await order())
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(sent).toEqual([{ message: '', productIds: ['soup', 'soup', 7, 7, 7] }])
    const [receipt] = store.getState().receipts.all
    expect(receipt).toMatchObject({ outcome: 'confirmed', content: { total: 900, payment: 'cash' } })
    expect(router.location.state).toEqual({ submissionId: receipt?.id })
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('2 × Tarator 8.70 lv'))
  })

  it('sends how the guest pays and the note to the kitchen, which a reload keeps, as its message, where the hotel takes notes', async () => {
    const given = { config: { orderNote: true } }
    const field = () => screen.findByRole('textbox', { name: /Note for the kitchen/ })
    openFinalize({ cart, submissionId: 'noted' }, given)
    await userEvent.type(await field(), ' No cheese, please ')
    cleanup()
    const { store, router } = openFinalize({ cart, submissionId: 'noted' }, given)
    expect(await field()).toHaveValue(' No cheese, please ')
    await userEvent.click(await order())
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(sent).toMatchObject([{ message: 'Плащане: на сметката на стаята\nNo cheese, please' }])
    expect((await screen.findByText('Note:')).parentElement).toHaveTextContent('Note: No cheese, please')
    expect(store.getState().receipts.all[0]?.content).toMatchObject({ note: 'No cheese, please' })
    expect(store.getState().cart.note).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show to staff' }))
    expect(within(screen.getByRole('dialog')).getByText('Бележка:').parentElement).toHaveTextContent(
      'No cheese, please',
    )
  })

  it('is possible while the kitchen is closed', async () => {
    vi.setSystemTime('2026-02-03T03:00:00+02:00')
    const { router } = openFinalize({ cart })
    await userEvent.click(await order())
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
  })

  it('disables the payment choice and the button while sending, and offers no change', async () => {
    const answer = hotelHoldsItsAnswer()
    const { router, store } = openFinalize({ cart })
    await order()
    expect(screen.getByRole('link', { name: 'Add more' })).toBeVisible()
    await userEvent.click(await order())
    expect(screen.queryByRole('link', { name: 'Add more' })).toBeNull()
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: /Cash/ }))
    const button = screen.getByRole('button', { name: /^Sending your order…/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    answer.release()
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(sent).toHaveLength(1)
    expect(store.getState().receipts.all[0]?.content).toMatchObject({ payment: 'room' })
  })

  it('opens the success page of a sent order even when the products cannot be loaded', async () => {
    const { router, store } = openFinalize({ cart, submissionId: 'once' })
    await userEvent.click(await order())
    await screen.findByText('Your order has been received')
    hotel.use(http.get(`${API}/products`, () => HttpResponse.error()))
    store.dispatch(hotelApi.util.resetApiState())
    await router.navigate('/room-service/finalize-order', { state: { cart, submissionId: 'once' } })
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
  })

  it('does not cancel a navigation that starts when the receipt is written', async () => {
    const answer = hotelHoldsItsAnswer()
    const { router, store } = openFinalize({ cart })
    const stop = store.subscribe(() => {
      if (store.getState().receipts.all.length === 0) return
      stop()
      void router.navigate('/elsewhere')
    })
    await userEvent.click(await order())
    await screen.findByText('Another page')
    answer.release()
    await waitFor(() => expect(store.getState().receipts.all[0]?.outcome).toBe('confirmed'))
    expect(router.location.pathname).toBe('/elsewhere')
  })
})

describe('the order on the last step', () => {
  it('changes quantities and removes products in place', async () => {
    const { store } = openFinalize({ cart })
    const button = await order()
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Add one: Tarator')
    await waitFor(() => expect(button).toHaveTextContent('Order 6 items 13.35 lv'))
    await press('Remove one: Ayran')
    await press('Remove one: Ayran')
    await waitFor(() => expect(button).toHaveTextContent('Order 4 items 13.15 lv'))
    await press('Remove: Ayran')
    expect(screen.getByRole('heading', { name: 'Your choice' })).toHaveFocus()
    await waitFor(() => expect(button).toHaveTextContent('Order 3 items 13.05 lv'))
    expect(screen.queryByText('Ayran')).toBeNull()
    expect(screen.queryByText('What was already in your cart is here too.')).toBeNull()
    expect(store.getState().cart.lines).toEqual([{ productId: 'soup', quantity: 3 }])
  })

  it('loses no press of two that follow each other at once', async () => {
    openFinalize({ cart })
    const plus = await screen.findByRole('button', { name: 'Add one: Ayran' })
    act(() => plus.click())
    act(() => plus.click())
    await waitFor(async () => expect(await order()).toHaveTextContent('7 items'))
  })

  it('keeps a change after a reload, and after Back and Forward, and names again what has been withdrawn', async () => {
    const state = { cart: [...cart, { productId: 'gone', quantity: 4 }], submissionId: 'kept' }
    openFinalize(state)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove one: Ayran' }))
    await waitFor(async () => expect(await order()).toHaveTextContent('Order 4 items'))
    cleanup()
    const { store, router } = openFinalize(state)
    expect(await order()).toHaveTextContent('Order 4 items')
    expect(screen.getByText('1 item is no longer available and has been removed.')).toBeVisible()
    expect(screen.queryByText('What was already in your cart is here too.')).toBeNull()
    await router.navigate('/room-service')
    act(() => void store.dispatch(quantityChanged({ productId: 7, quantity: 1 })))
    await router.navigate(-1)
    expect(await order()).toHaveTextContent('Order 3 items')
  })

  it('keeps a change when the guest goes back to it over a later finalize step, also after a reload', async () => {
    const { router } = openFinalize({ cart, submissionId: 'first' })
    for (const name of ['Remove one: Ayran', 'Remove one: Tarator', 'Remove: Tarator'])
      await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(screen.getByRole('link', { name: 'Add more' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Review and finish order/ }))
    expect(await order()).toHaveTextContent('Order 2 items')
    await router.navigate(-2)
    await waitFor(() => expect(router.location.state).toMatchObject({ submissionId: 'first' }))
    expect(await order()).toHaveTextContent('Order 2 items 0.20 lv')
    await router.navigate(2)
    await waitFor(() => expect(router.location.state).not.toMatchObject({ submissionId: 'first' }))
    cleanup()
    openFinalize({ cart, submissionId: 'first' })
    expect(await order()).toHaveTextContent('Order 2 items 0.20 lv')
  })

  it('leads back to room service when the last product is removed, which offers it until another is chosen', async () => {
    const { store, router } = openFinalize({
      ...{ personId: guest.personId, cart: [{ productId: 'soup', quantity: 1 }], resubmittedId: 'older' },
    })
    const remove = () => screen.findByRole('button', { name: 'Remove: Tarator' })
    await userEvent.click(await remove())
    expect(await screen.findByRole('heading', { level: 1, name: 'Room service' })).toBeVisible()
    expect(router.location).toMatchObject({ pathname: '/room-service', state: { resubmittedId: 'older' } })
    expect(screen.queryByText(/Your cart is empty/)).toBeNull()
    expect(await screen.findByRole('button', { name: /finish order/ })).toBeDisabled()
    await userEvent.click(await screen.findByRole('link', { name: 'Undo' }))
    await waitFor(async () => expect(await order()).toHaveTextContent('Order 1 item 4.35 lv'))
    expect(router.location.pathname).toBe('/room-service/finalize-order')
    await userEvent.click(await remove())
    const notice = (await screen.findByRole('link', { name: 'Undo' })).closest('[role=status]')
    expect(notice).toHaveTextContent('The last item has been removed.')
    act(() => void store.dispatch(quantityChanged({ productId: 'ayran', quantity: 1 })))
    expect(screen.queryByRole('link', { name: 'Undo' })).toBeNull()
  })
})

describe('an order that is repeated', () => {
  const again = { personId: guest.personId, cart: [{ productId: 'soup', quantity: 2 }] }
  const receipt: ReceiptOf<'order'> = {
    ...{ id: 'older', kind: 'order', personId: guest.personId, outcome: 'confirmed' },
    createdAt: '2026-03-01T10:00:00.000Z',
    content: {
      lines: [{ productId: 'gone', label: 'Пица', names: { en: 'Pizza, large' }, quantity: 1, lineTotal: 900 }],
      total: 900,
      payment: 'room',
    },
  }
  const chosen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

  it('leaves what was in the cart before, and says so', async () => {
    const { store, router } = openFinalize(null, { at: '/elsewhere' })
    act(() => void store.dispatch(quantityChanged({ productId: 7, quantity: 3 })))
    await router.navigate('/room-service/finalize-order', { state: again })
    expect(await order()).toHaveTextContent('Order 5 items 9.00 lv')
    expect(screen.getByText('What was already in your cart is here too.')).toBeVisible()
    expect(chosen()).toEqual(['Tarator28.70 lv', 'Ayran30.30 lv'])
    await router.navigate('/elsewhere')
    await router.navigate('/room-service/finalize-order', { state: again })
    expect(await order()).toHaveTextContent('Order 5 items 9.00 lv')
  })

  it('finds that cart also after a reload, and still says so after another', async () => {
    beginGuestScope(guest.personId)
    storeCart({ personId: guest.personId, lines: [{ productId: 7, quantity: 1 }], takeOvers: [] })
    for (const _reload of [1, 2]) {
      openFinalize({ ...again, submissionId: 'again' })
      expect(await order()).toHaveTextContent('Order 3 items 8.80 lv')
      expect(screen.getByText('What was already in your cart is here too.')).toBeVisible()
      cleanup()
    }
  })

  it.each([
    ['gone', /^No longer available, so not in this order: Pizza, large\.$/],
    ['unheard-of', '1 item is no longer available and has been removed.'],
  ])('names what is no longer offered, as far as it is known: %s', async (productId, says) => {
    const { store, router } = openFinalize(null, { at: '/elsewhere' })
    act(() => void store.dispatch(receiptWritten(receipt)))
    const state = { ...again, cart: [{ productId, quantity: 1 }, ...again.cart] }
    await router.navigate('/room-service/finalize-order', { state })
    expect(await order()).toHaveTextContent('Order 2 items')
    expect(screen.getByText(says)).toBeVisible()
  })
})
