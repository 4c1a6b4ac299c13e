import { describe, expect, it } from 'vitest'
import { sessionReducer, sessionEndedByHotel, signedIn, signedInElsewhere } from '#src/session/session.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { cartReducer, quantityChanged, selectCart } from './cartSlice.ts'

const guest = (sessionId: string, personId = 1) => ({ personId, sessionId }) as GuestSession

function cartAfter(...actions: Parameters<typeof cartReducer>[1][]) {
  return actions.reduce(
    (state, action) => ({ cart: cartReducer(state.cart, action), session: sessionReducer(state.session, action) }),
    { cart: cartReducer(undefined, { type: 'start' }), session: sessionReducer(undefined, { type: 'start' }) },
  )
}

function choose(productId: string | number, quantity: number) {
  return quantityChanged({ productId, quantity })
}

describe('a guest’s cart', () => {
  it('limits the quantity of one product to 999', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 999), choose('tea', 1_000))
    expect(selectCart(state)).toEqual([
      { productId: 'soup', quantity: 999 },
      { productId: 'tea', quantity: 999 },
    ])
  })

  it('is hidden once the hotel ended the session and restored when the same guest signs in', () => {
    const before = [signedIn(guest('a')), choose('soup', 1), sessionEndedByHotel({ sessionId: 'a' })] as const
    expect(selectCart(cartAfter(...before))).toEqual([])
    expect(selectCart(cartAfter(...before, signedIn(guest('b'))))).toEqual([{ productId: 'soup', quantity: 1 }])
  })

  it.each([signedIn, signedInElsewhere])('is cleared when another guest signs in', (signsIn) => {
    const before = [
      signedIn(guest('a')),
      choose('soup', 1),
      sessionEndedByHotel({ sessionId: 'a' }),
      signsIn(guest('b', 2)),
    ] as const
    expect(selectCart(cartAfter(...before))).toEqual([])
    expect(selectCart(cartAfter(...before, choose('tea', 1)))).toEqual([{ productId: 'tea', quantity: 1 }])
    expect(selectCart(cartAfter(...before, signedIn(guest('c'))))).toEqual([])
  })
})
