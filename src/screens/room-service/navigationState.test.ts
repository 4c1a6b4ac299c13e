import { describe, expect, it } from 'vitest'
import { isNoCartNotice, noCartNotice, readFinalizeState } from './navigationState.ts'

describe('what finalize is handed through navigation', () => {
  it.each([{ cart: [{ productId: 'soup', quantity: 1 }] }, { cart: [{ productId: 7, quantity: 999 }] }])(
    'is a cart: %j',
    (state) => {
      expect(readFinalizeState(state, 7)).toEqual(state)
    },
  )

  it.each([
    null,
    undefined,
    'cart',
    [],
    {},
    { cart: [] },
    { cart: [{}] },
    { cart: [{ productId: 'soup', quantity: 0 }] },
    { cart: [{ productId: 'soup', quantity: -1 }] },
    { cart: [{ productId: 'soup', quantity: 1.5 }] },
    { cart: [{ productId: 'soup', quantity: 1e9 }] },
    { cart: [{ productId: 'soup', quantity: '2' }] },
    { cart: [{ productId: '', quantity: 1 }] },
    { cart: [{ productId: {}, quantity: 1 }] },
  ])('is refused when it is not: %j', (state) => {
    expect(readFinalizeState(state, 7)).toBeUndefined()
  })

  it('says which receipt is sent again, if one is', () => {
    const cart = [{ productId: 'soup', quantity: 1 }]
    expect(readFinalizeState({ cart, again: 'one' }, 7)).toEqual({ cart, again: 'one' })
    expect(readFinalizeState({ cart, again: 7 }, 7)).toEqual({ cart })
    expect(readFinalizeState({ again: 'one' }, 7)).toBeUndefined()
  })

  it('keeps nothing that was smuggled in', () => {
    const state = { cart: [{ productId: 'soup', quantity: 1, price: 0 }], total: 0 }
    expect(readFinalizeState(state, 7)).toEqual({ cart: [{ productId: 'soup', quantity: 1 }] })
  })

  it('does not show a guest the cart that another left in this tab', () => {
    const cart = [{ productId: 'soup', quantity: 1 }]
    expect(readFinalizeState({ personId: 8, cart }, 7)).toBeUndefined()
    expect(readFinalizeState({ personId: 7, cart }, 7)).toEqual({ personId: 7, cart })
  })
})

describe('the other navigation states of room service', () => {
  it('say when there was no cart', () => {
    expect(isNoCartNotice(noCartNotice)).toBe(true)
    for (const state of [null, {}, { notice: 'other' }, 'no-cart']) expect(isNoCartNotice(state)).toBe(false)
  })
})
