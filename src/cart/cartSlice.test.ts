import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#src/lib/formatMoney.ts'
import type { Product } from '#src/schemas/products.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { sessionReducer, sessionEndedByHotel, signedIn, signedInElsewhere } from '#src/session/session.ts'
import {
  cartReducer,
  mergeCarts,
  priceCart,
  productIdsOf,
  QUANTITY_LIMIT,
  quantityChanged,
  selectCart,
} from './cartSlice.ts'

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

const product = (id: Product['id'], price: number): Product => ({
  id,
  price,
  label: `Dish ${id}`,
  image: undefined,
  productCategory: 'FOOD',
})
const unnamed = () => ({ names: {} })
const menu = [product('soup', 4.35), product(7, 0.1), product('tea', 1.15)]

const inCart = (productId: Product['id'], quantity: number) => ({ productId, quantity })

describe('a priced cart', () => {
  it('has a total that equals the sum of its lines to the cent, without products that are no longer offered', () => {
    const cart = priceCart([inCart(7, 3), inCart('soup', 2), inCart('gone', 4)], menu, unnamed)
    expect(cart).toMatchObject({ count: 5, total: 900 })
    expect(cart.lines.map((line) => [line.label, line.lineTotal])).toEqual([
      ['Dish soup', 870],
      ['Dish 7', 30],
    ])
  })

  it('has an exact total in whole cents that can be formatted, for any prices', () => {
    const line = fc.tuple(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: QUANTITY_LIMIT }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const products = lines.map(([cents], at) => product(at, cents / 100))
        const cart = priceCart(
          lines.map(([, quantity], at) => inCart(at, quantity)),
          products,
          unnamed,
        )
        expect(cart.lines.map(({ lineTotal }) => lineTotal)).toEqual(lines.map(([cents, quantity]) => cents * quantity))
        expect(BigInt(cart.total)).toBe(cart.lines.reduce((sum, { lineTotal }) => sum + BigInt(lineTotal), 0n))
        expect(formatMoney(cart.total, 'lv', 'en')).toMatch(/^\d+\.\d\d\u00a0lv$/)
        expect(productIdsOf(cart.lines)).toHaveLength(cart.count)
      }),
      { numRuns: 50 },
    )
  })
})

it('two carts are merged with the larger quantity of each product, and merged again stay the same', () => {
  const again = [inCart('soup', 2), inCart(7, 1)]
  const merged = mergeCarts(again, [inCart(7, 3), inCart('7', 4)])
  expect(merged).toEqual([inCart('soup', 2), inCart(7, 3), inCart('7', 4)])
  expect(mergeCarts(again, merged)).toEqual(merged)
})
