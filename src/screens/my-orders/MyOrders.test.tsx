import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { MyOrders } from './MyOrders.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let reads = 0

function hotelLists(answer: () => Response) {
  reads = 0
  hotel.use(
    http.get(`${API}/orders/customer/7`, () => {
      reads += 1
      return answer()
    }),
  )
}

function openMyOrders(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/my-orders', Component: MyOrders }], at: '/my-orders', ...given })
}

const soup = { id: 1, reservationDate: 'March 3rd, 2026', orderNumber: '1042', status: 'DELIVERED', totalPrice: 23.5 }

describe('the orders list', () => {
  it('shows the date, number, status and total of each order', async () => {
    const other = { id: 2, orderNumber: 77, status: 'AT_THE_DOOR', totalPrice: 0 }
    hotelLists(() => HttpResponse.json({ content: [soup, other] }))
    openMyOrders()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Order 1042DeliveredDate3 March 2026Total23.50 lv')
    expect(second).toHaveTextContent('Order 77AT_THE_DOORTotal0.00 lv')
  })

  it('shows the dishes of an order that this device sent, and orders them again', async () => {
    hotelLists(() => HttpResponse.json([{ ...soup, id: 2, totalPrice: 4.35 }, soup]))
    const { store, router } = openMyOrders()
    const line = { productId: 'soup', label: 'Таратор', names: { en: 'Tarator' }, quantity: 1, lineTotal: 435 }
    const sent = { id: 'mine', kind: 'order', personId: 7, createdAt: '2026-03-03T10:00:00.000Z' } as const
    const content = { lines: [line], total: 435, payment: 'room' } as const
    const body = { message: '', productIds: ['soup'] }
    act(
      () =>
        void store.dispatch(
          receiptWritten({
            ...sent,
            outcome: 'confirmed',
            idsBefore: [1],
            content: { ...content, lines: [line] },
            body,
          }),
        ),
    )
    const [first] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('1 × Tarator Таратор')
    expect(screen.getAllByText('Tarator')).toHaveLength(1)
    await userEvent.click(screen.getByRole('link', { name: 'Order again' }))
    expect(router.location).toMatchObject({
      pathname: '/room-service/finalize-order',
      state: { personId: 7, cart: [{ productId: 'soup', quantity: 1 }] },
    })
  })

  it('shows today’s and unfinished orders first, and the others folded', async () => {
    const old = { ...soup, id: 2, orderNumber: 7, reservationDate: 'March 1st, 2020' }
    const open = { ...old, id: 3, orderNumber: 8, status: 'PREPARING' }
    hotelLists(() => HttpResponse.json([old, open]))
    openMyOrders()
    expect(await screen.findByText('8')).toBeVisible()
    const folded = screen.getByText('1 earlier order').closest('details')
    expect(folded).not.toHaveAttribute('open')
    expect(folded).toContainElement(screen.getByText('7'))
  })

  it('is read again on demand, and says so aloud', async () => {
    hotelLists(() => HttpResponse.json([soup]))
    openMyOrders()
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(reads).toBe(2))
    await waitFor(() => expect(screen.getAllByText(/^Updated: /)).toHaveLength(2))
  })

  it('leads to room service while it is empty', async () => {
    hotelLists(() => HttpResponse.json([]))
    openMyOrders()
    expect(await screen.findByText('No orders yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Order from room service' })).toHaveAttribute('href', '/room-service')
  })

  it('is read again when the guest comes back', async () => {
    hotelLists(() => HttpResponse.json([soup]))
    const routes = [
      { path: '/my-orders', Component: MyOrders },
      { path: '/', element: <p>Home</p> },
    ]
    const { router } = openMyOrders({ routes })
    await screen.findByText('1042')
    await act(() => router.navigate('/'))
    await act(() => router.navigate('/my-orders'))
    await waitFor(() => expect(reads).toBe(2))
  })
})
