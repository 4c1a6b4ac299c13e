import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API, guest, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { RoomService } from '#src/screens/room-service/RoomService.tsx'
import { FinalizeOrder } from './FinalizeOrder.tsx'

const list = [
  { id: 'soup', label: 'Tarator', price: 4.35, image: null, productCategory: 'FOOD' },
  { id: 7, label: 'Ayran', price: 0.1, image: null, productCategory: 'NON_ALCOHOLIC' },
]
const cart = [
  { productId: 7, quantity: 3 },
  { productId: 'soup', quantity: 2 },
]
const hotel = setupServer(
  http.get(`${API}/products`, () => HttpResponse.json({ content: list })),
  http.get(`${API}/menus/all/params`, () => HttpResponse.json([])),
)
beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
afterAll(() => hotel.close())

function openFinalize(state: unknown) {
  const routes = [
    { path: '/room-service', Component: RoomService },
    { path: '/room-service/finalize-order', Component: FinalizeOrder },
  ]
  return renderScreen({ routes, at: { pathname: '/room-service/finalize-order', state } })
}

const order = () => screen.findByRole('button', { name: /^Order/ })

describe('the order on the last step', () => {
  it('changes quantities and removes products in place', async () => {
    const { router } = openFinalize({ cart, submissionId: 'kept' })
    const button = await order()
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Add one: Tarator')
    await waitFor(() => expect(button).toHaveTextContent('Order 6 items 13.35 lv'))
    await press('Remove one: Ayran')
    await press('Remove one: Ayran')
    await waitFor(() => expect(button).toHaveTextContent('Order 4 items 13.15 lv'))
    await press('Remove: Ayran')
    expect(screen.getByRole('heading', { name: 'What you have chosen' })).toHaveFocus()
    await waitFor(() => expect(button).toHaveTextContent('Order 3 items 13.05 lv'))
    expect(screen.queryByText('Ayran')).toBeNull()
    expect(router.location.state).toMatchObject({ submissionId: 'kept', cart: [{ productId: 'soup', quantity: 3 }] })
  })

  it('loses no press of two that follow each other at once', async () => {
    openFinalize({ cart })
    const plus = await screen.findByRole('button', { name: 'Add one: Ayran' })
    act(() => plus.click())
    act(() => plus.click())
    await waitFor(async () => expect(await order()).toHaveTextContent('7 items'))
  })

  it('leads back to room service when the last product is removed', async () => {
    const { router } = openFinalize({ cart: [{ productId: 'soup', quantity: 1 }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Tarator' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Room service' })).toBeVisible()
    expect(router.location.pathname).toBe('/room-service')
    expect(screen.queryByText(/Your cart is empty/)).toBeNull()
    expect(screen.getByRole('button', { name: /Finish order/ })).toBeDisabled()
  })

  it('names the room and the guest that the order goes to', async () => {
    openFinalize({ cart })
    await order()
    expect(screen.getByText(`To room ${guest.roomNumber} · ${guest.fullName}`)).toBeVisible()
  })
})
