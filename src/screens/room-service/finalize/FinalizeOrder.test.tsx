import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { lazy } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { deferred } from '#tests/support/deferred.ts'
import { cart, openFinalize, order, twoProducts } from '#tests/support/page/finalizeStep.tsx'
import { API, guest } from '#tests/support/page/renderScreen.tsx'
import { quantityChosen } from '#src/submissions/drafts/cartSlice.ts'

const hotel = setupServer(...twoProducts)
let orders: unknown[] = []

function hotelTakesOrders(answer: () => Response | Promise<Response>) {
  hotel.use(
    http.get(`${API}/orders/customer/7`, () => HttpResponse.json({ content: [] })),
    http.post(`${API}/orders/customer/7`, async ({ request }) => {
      orders.push(await request.json())
      return answer()
    }),
  )
}

function hotelHoldsItsAnswer() {
  const answer = deferred()
  hotelTakesOrders(async () => {
    await answer.until
    return HttpResponse.json({}, { status: 201 })
  })
  return answer
}

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  orders = []
  hotelTakesOrders(() => HttpResponse.json({ id: 1 }, { status: 201 }))
})
afterEach(() => hotel.resetHandlers())
afterAll(() => hotel.close())

describe('the finalize step', () => {
  it('lists the products with line totals, subtotal, VAT and total', async () => {
    openFinalize({ cart })
    expect(await order()).toHaveTextContent('Order 5 items 9.00 lv')
    const texts = (role: string) => screen.getAllByRole(role).map((each) => each.textContent?.replaceAll('\u00a0', ' '))
    expect(texts('listitem')).toEqual(['Tarator28.70 lv', 'Ayran30.30 lv'])
    expect(texts('definition')).toEqual(['9.00 lv', 'included', '9.00 lv'])
  })

  it('offers payment by room, selected, and by cash', async () => {
    openFinalize({ cart })
    await order()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole('radio', { name: /Charge to room/ })).toBeChecked()
    expect(screen.getByText('Our staff will confirm the payment with you.')).toBeVisible()
  })

  it('offers payment by card when the hotel is configured for it', async () => {
    openFinalize({ cart }, { config: { cardPayment: true } })
    await order()
    expect(screen.getByRole('radio', { name: /Pay by card/ })).not.toBeChecked()
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
      expect(screen.getByText(/^You are sending again the order you sent on 1 March 2026, 12:00\./)).toBeVisible()
    },
  )

  it('removes products that are no longer offered, with a notice', async () => {
    openFinalize({ cart: [...cart, { productId: 'gone', quantity: 4 }] })
    expect(await order()).toHaveTextContent('5 items')
    expect(screen.getByText('1 item is no longer available and has been removed.')).toBeVisible()
  })

  it.each([
    ['nothing', null],
    ['something else', { cart: 'two soups' }],
    ['a cart of nothing', { cart: [{ productId: 'soup', quantity: 0 }] }],
    ['only what is no longer offered', { cart: [{ productId: 'gone', quantity: 1 }] }],
  ])('redirects to room service with a notice when the navigation state has %s', async (_what, state) => {
    const { router } = openFinalize(state)
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible()
    expect(router.location.pathname).toBe('/room-service')
    expect(router.action).toBe('REPLACE')
  })

  it('restores the quantities in room service, also after a reload', async () => {
    const { router } = openFinalize({ cart })
    await order()
    await userEvent.click(screen.getByRole('link', { name: 'Change the order' }))
    expect(router.location.pathname).toBe('/room-service')
    expect(await screen.findByRole('button', { name: /Finish order/ })).toHaveTextContent('5 items')
  })
})

describe('sending an order', () => {
  it('sends one product id per unit, and stores the payment choice in the receipt', async () => {
    const { store, router } = openFinalize({ cart })
    await order()
    await userEvent.click(screen.getByRole('radio', { name: /Cash/ }))
    await userEvent.click(await order())
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(orders).toEqual([{ message: '', productIds: ['soup', 'soup', 7, 7, 7] }])
    const [receipt] = store.getState().receipts.all
    expect(receipt).toMatchObject({ outcome: 'confirmed', content: { total: 900, payment: 'cash' } })
    expect(router.location.state).toEqual({ submissionId: receipt?.id })
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('2 × Tarator 8.70 lv'))
  })

  it('opens the success page with the true outcome when the hotel rejects the order', async () => {
    hotelTakesOrders(() => HttpResponse.json({}, { status: 422 }))
    openFinalize({ cart })
    await userEvent.click(await order())
    expect(await screen.findByText('Your order was not accepted')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/my-orders')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })

  it('sends the order once after a double tap', async () => {
    const answer = hotelHoldsItsAnswer()
    const { router } = openFinalize({ cart })
    await userEvent.dblClick(await order())
    const status = screen.getAllByRole('status').find((each) => each.getAttribute('name') === null)
    expect(status).toHaveTextContent('Sending your order…')
    expect(router.location.pathname).toBe('/room-service/finalize-order')
    answer.release()
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(orders).toHaveLength(1)
  })

  it('disables the payment choice and the button while sending', async () => {
    const answer = hotelHoldsItsAnswer()
    const { router, store } = openFinalize({ cart })
    await userEvent.click(await order())
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: /Cash/ }))
    const button = screen.getByRole('button', { name: /^Sending your order…/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    answer.release()
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(orders).toHaveLength(1)
    expect(store.getState().receipts.all[0]?.content).toMatchObject({ payment: 'room' })
  })

  it('stores one submission id in the history entry of the step', async () => {
    const { router } = openFinalize({ cart })
    await order()
    const { state } = router.location as { state: { submissionId: string } }
    expect(state).toEqual({ cart, submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown })
    await router.navigate('/elsewhere')
    await router.navigate(-1)
    expect(router.location.state).toEqual(state)
  })

  it('opens the success page when Back returns to an order that was sent', async () => {
    const { router } = openFinalize({ cart, submissionId: 'once' })
    await userEvent.click(await order())
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    await router.navigate('/room-service/finalize-order', { state: { cart, submissionId: 'once' } })
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    expect(await screen.findByText('Your order has been received')).toBeVisible()
    expect(orders).toHaveLength(1)
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

  it('opens the success page when this URL has the history state of the success page, as after a reload in WebKit', async () => {
    const { router, store } = openFinalize(null, { at: '/elsewhere' })
    const kept = { id: 'once', kind: 'order', personId: 7, createdAt: new Date().toISOString() } as const
    store.dispatch(receiptWritten({ ...kept, outcome: 'sending', content: { lines: [], total: 0, payment: 'room' } }))
    await router.navigate('/room-service/finalize-order', { state: { submissionId: 'once' } })
    expect(await screen.findByText('Sending your order…')).toBeVisible()
    expect(router.location.pathname).toBe('/room-service/success')
    expect(router.action).toBe('REPLACE')
  })

  it('opens the success page, without a claim, for a submission id that has no stored receipt', async () => {
    const { router } = openFinalize({ submissionId: 'once' })
    expect(await screen.findByText(/cannot tell whether the hotel received what you sent/)).toBeVisible()
    expect(router.location.pathname).toBe('/room-service/success')
  })

  it('clears the cart', async () => {
    const { router, store } = openFinalize({ cart })
    store.dispatch(quantityChosen({ personId: guest.personId, productId: 7, quantity: 3 }))
    await userEvent.click(await order())
    await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
    await router.navigate('/room-service')
    expect(await screen.findByRole('button', { name: /Finish order/ })).toHaveTextContent('0 items')
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

  it('does not navigate a guest who has left the step while sending', async () => {
    const answer = hotelHoldsItsAnswer()
    const { router, store } = openFinalize({ cart })
    await userEvent.click(await order())
    await router.navigate('/elsewhere')
    await screen.findByText('Another page')
    answer.release()
    await waitFor(() => expect(store.getState().receipts.all[0]?.outcome).toBe('confirmed'))
    expect(router.location.pathname).toBe('/elsewhere')
  })

  it('does not navigate a guest whose next page is still loading', async () => {
    const answer = hotelHoldsItsAnswer()
    const file = deferred()
    const Bar = lazy(() => file.until.then(() => ({ default: () => <p>The bar</p> })))
    const { router, store } = openFinalize({ cart }, {}, [{ path: '/bar', Component: Bar }])
    await userEvent.click(await order())
    await router.navigate('/bar')
    answer.release()
    await waitFor(() => expect(store.getState().receipts.all[0]?.outcome).toBe('confirmed'))
    await act(async () => file.release())
    expect(await screen.findByText('The bar')).toBeVisible()
    expect(router.location.pathname).toBe('/bar')
  })
})

describe('the order’s success page without a known submission', () => {
  it.each([
    [null, /are under My orders/],
    [{ submissionId: 7 }, /are under My orders/],
    [{ submissionId: 'unheard-of' }, /cannot tell whether the hotel received what you sent/],
  ])('claims no outcome and links to other pages: %j', (state, says) => {
    openFinalize(null, { at: { pathname: '/room-service/success', state } })
    expect(screen.getByText(says)).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'My orders',
      'My stay',
      'Go to the home page',
    ])
  })
})
