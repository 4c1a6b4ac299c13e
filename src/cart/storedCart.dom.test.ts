import { expect, it } from 'vitest'
import { beginGuestScope, endGuestScope } from '#src/session/guestScope.ts'
import { restoredCart, storeCart } from './storedCart.ts'

it('a cart is restored until Log Out, and not afterwards for the same guest, as from a tab that was frozen meanwhile', () => {
  const lines = [{ productId: 'soup', quantity: 2 }]
  beginGuestScope(7)
  storeCart({ personId: 7, lines, note: undefined, takeOvers: [] })
  expect(restoredCart(7).lines).toEqual(lines)
  endGuestScope()
  beginGuestScope(7)
  expect(restoredCart(7).lines).toEqual([])
})
