import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { cart, openFinalize, order, twoProducts } from '#tests/support/page/finalizeStep.tsx'
import { quantityChosen } from '#src/submissions/drafts/cartSlice.ts'
import { storeCart } from '#src/submissions/drafts/storedCart.ts'
import type { ReceiptOf } from '#src/submissions/receipts/receipt.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { guest } from '#tests/support/page/renderScreen.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

mockHotel(...twoProducts)

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
    const { router } = openFinalize({ cart: [{ productId: 'soup', quantity: 1 }], resubmittedId: 'older' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Tarator' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Room service' })).toBeVisible()
    expect(router.location).toMatchObject({ pathname: '/room-service', state: { resubmittedId: 'older' } })
    expect(screen.queryByText(/Your cart is empty/)).toBeNull()
    expect(screen.getByRole('button', { name: /Finish order/ })).toBeDisabled()
  })

  it('offers what was removed last, until another product is chosen', async () => {
    const { store, router } = openFinalize({ personId: guest.personId, cart: [{ productId: 'soup', quantity: 1 }] })
    const remove = () => screen.findByRole('button', { name: 'Remove: Tarator' })
    await userEvent.click(await remove())
    await userEvent.click(await screen.findByRole('link', { name: 'Undo' }))
    await waitFor(async () => expect(await order()).toHaveTextContent('Order 1 item 4.35 lv'))
    expect(router.location.pathname).toBe('/room-service/finalize-order')
    await userEvent.click(await remove())
    const notice = (await screen.findByRole('link', { name: 'Undo' })).closest('[role=status]')
    expect(notice).toHaveTextContent('The last item has been removed.')
    act(() => void store.dispatch(quantityChosen({ personId: guest.personId, productId: 'ayran', quantity: 1 })))
    expect(screen.queryByRole('link', { name: 'Undo' })).toBeNull()
  })

  it('names the room and the guest that the order goes to', async () => {
    openFinalize({ cart })
    await order()
    expect(screen.getByText(`To room ${guest.roomNumber} · ${guest.fullName}`)).toBeVisible()
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
    act(() => void store.dispatch(quantityChosen({ ...guest, productId: 7, quantity: 3 })))
    await router.navigate('/room-service/finalize-order', { state: again })
    expect(await order()).toHaveTextContent('Order 5 items 9.00 lv')
    expect(screen.getByText('What was already in your cart is here too.')).toBeVisible()
    expect(chosen()).toEqual(['Tarator28.70 lv', 'Ayran30.30 lv'])
    await router.navigate('/elsewhere')
    await router.navigate('/room-service/finalize-order', { state: again })
    expect(await order()).toHaveTextContent('Order 5 items 9.00 lv')
  })

  it('finds that cart also after a reload', async () => {
    const { router } = openFinalize(null, { at: '/elsewhere' })
    storeCart({ personId: guest.personId, lines: [{ productId: 7, quantity: 1 }] })
    await router.navigate('/room-service/finalize-order', { state: again })
    expect(await order()).toHaveTextContent('Order 3 items 8.80 lv')
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

  it('is explained in room service when nothing of it is offered any more', async () => {
    const { store, router } = openFinalize(null, { at: '/elsewhere' })
    act(() => void store.dispatch(receiptWritten(receipt)))
    await router.navigate('/room-service/finalize-order', { state: { cart: [{ productId: 'gone', quantity: 1 }] } })
    expect(await screen.findByText(/^No longer available, .* Pizza, large\.$/)).toBeVisible()
    expect(router.location.pathname).toBe('/room-service')
  })
})
