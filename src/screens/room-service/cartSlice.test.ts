import { describe, expect, it } from 'vitest'
import { loggedOut, sessionReducer, sessionRefused, signedIn } from '#src/session/session.ts'
import type { GuestSession } from '#src/wire/session.ts'
import { cartEmptied, cartReducer, quantityChosen, selectCart, selectQuantity } from './cartSlice.ts'

const guest = (sessionId: string) => ({ personId: 1, sessionId }) as GuestSession

function cartAfter(...actions: Parameters<typeof cartReducer>[1][]) {
  return actions.reduce(
    (state, action) => ({ cart: cartReducer(state.cart, action), session: sessionReducer(state.session, action) }),
    { cart: cartReducer(undefined, { type: 'start' }), session: sessionReducer(undefined, { type: 'start' }) },
  )
}

function choose(productId: string | number, quantity: number, sessionId = 'a') {
  return quantityChosen({ sessionId, productId, quantity })
}

describe('the cart of a guest', () => {
  it('keeps the latest quantity of each product', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 1), choose(7, 1), choose('soup', 2))
    expect(selectCart(state)).toEqual([{ productId: 'soup', quantity: 2 }, { productId: 7, quantity: 1 }])
    expect(selectQuantity(state, 'tea')).toBe(0)
  })

  it('never goes below nothing, and nothing is not a line', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 1), choose('soup', -3))
    expect(selectCart(state)).toEqual([])
  })

  it('is empty once the order was sent', () => {
    expect(selectCart(cartAfter(signedIn(guest('a')), choose('soup', 1), cartEmptied()))).toEqual([])
  })

  const signOuts = [loggedOut(), sessionRefused({ sessionId: 'a' })]
  it.each(signOuts)('is gone at sign-out, also for the next guest', (signOut) => {
    const before = [signedIn(guest('a')), choose('soup', 1), signOut] as const
    expect(selectCart(cartAfter(...before))).toEqual([])
    expect(selectCart(cartAfter(...before, signedIn(guest('b'))))).toEqual([])
    expect(selectCart(cartAfter(...before, signedIn(guest('b')), choose('tea', 1, 'b')))).toHaveLength(1)
  })

  it('survives the late refusal of an older session', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 1), sessionRefused({ sessionId: 'old' }))
    expect(selectCart(state)).toHaveLength(1)
  })
})
