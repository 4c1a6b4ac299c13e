import { describe, expect, it } from 'vitest'
import { loggedOut, sessionReducer, sessionRefused, signedIn, signedInElsewhere } from '#src/session/session.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { cartEmptied, cartReducer, quantityChosen, selectCart, selectQuantity } from './cartSlice.ts'

const guest = (sessionId: string, personId = 1) => ({ personId, sessionId }) as GuestSession

function cartAfter(...actions: Parameters<typeof cartReducer>[1][]) {
  return actions.reduce(
    (state, action) => ({ cart: cartReducer(state.cart, action), session: sessionReducer(state.session, action) }),
    { cart: cartReducer(undefined, { type: 'start' }), session: sessionReducer(undefined, { type: 'start' }) },
  )
}

function choose(productId: string | number, quantity: number, personId = 1) {
  return quantityChosen({ personId, productId, quantity })
}

describe('the cart of a guest', () => {
  it('keeps the latest quantity of each product', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 1), choose(7, 1), choose('soup', 2))
    expect(selectCart(state)).toEqual([
      { productId: 'soup', quantity: 2 },
      { productId: 7, quantity: 1 },
    ])
    expect(selectQuantity(state, 'tea')).toBe(0)
  })

  it('never goes below nothing, and nothing is not a line', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 1), choose('soup', -3))
    expect(selectCart(state)).toEqual([])
  })

  it('never goes above 999 of one product', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 999), choose('tea', 1_000))
    expect(selectCart(state)).toEqual([
      { productId: 'soup', quantity: 999 },
      { productId: 'tea', quantity: 999 },
    ])
  })

  it('is empty once the order was sent', () => {
    expect(selectCart(cartAfter(signedIn(guest('a')), choose('soup', 1), cartEmptied()))).toEqual([])
  })

  it('is there again for the same guest after a forced sign-out, and for nobody meanwhile', () => {
    const before = [signedIn(guest('a')), choose('soup', 1), sessionRefused({ sessionId: 'a' })] as const
    expect(selectCart(cartAfter(...before))).toEqual([])
    expect(selectCart(cartAfter(...before, signedIn(guest('b'))))).toEqual([{ productId: 'soup', quantity: 1 }])
  })

  it('is gone at Log Out', () => {
    expect(selectCart(cartAfter(signedIn(guest('a')), choose('soup', 1), loggedOut(), signedIn(guest('b'))))).toEqual(
      [],
    )
  })

  it.each([signedIn, signedInElsewhere])('is never another guest’s, and is gone once there was another', (signsIn) => {
    const before = [
      signedIn(guest('a')),
      choose('soup', 1),
      sessionRefused({ sessionId: 'a' }),
      signsIn(guest('b', 2)),
    ] as const
    expect(selectCart(cartAfter(...before))).toEqual([])
    expect(selectCart(cartAfter(...before, choose('tea', 1, 2)))).toEqual([{ productId: 'tea', quantity: 1 }])
    expect(selectCart(cartAfter(...before, signedIn(guest('c'))))).toEqual([])
  })

  it('survives the late refusal of an older session', () => {
    const state = cartAfter(signedIn(guest('a')), choose('soup', 1), sessionRefused({ sessionId: 'old' }))
    expect(selectCart(state)).toHaveLength(1)
  })
})
