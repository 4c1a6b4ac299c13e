import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#src/lib/money.ts'
import type { Product } from '#src/schemas/products.ts'
import { QUANTITY_LIMIT } from '#src/cart/cart.ts'
import { mergeCarts, priceCart, productIdsOf } from './cart.ts'

const product = (id: Product['id'], price: number): Product => ({
  id,
  price,
  label: `Dish ${id}`,
  image: undefined,
  productCategory: 'FOOD',
})
const unnamed = () => ({ names: {} })
const menu = [product('soup', 4.35), product(7, 0.1), product('tea', 1.15)]

describe('a priced cart', () => {
  it('has a total that equals the sum of its lines to the cent', () => {
    const cart = priceCart(
      [
        { productId: 7, quantity: 3 },
        { productId: 'soup', quantity: 2 },
      ],
      menu,
      unnamed,
    )
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
        const priced = lines.map(([cents], at) => product(at, cents / 100))
        const { total, lines: shown } = priceCart(
          lines.map(([, quantity], at) => ({ productId: at, quantity })),
          priced,
          unnamed,
        )
        expect(shown.map(({ lineTotal }) => lineTotal)).toEqual(lines.map(([cents, quantity]) => cents * quantity))
        expect(BigInt(total)).toBe(shown.reduce((sum, { lineTotal }) => sum + BigInt(lineTotal), 0n))
        expect(formatMoney(total, 'lv', 'en')).toMatch(/^\d+\.\d\d\u00a0lv$/)
      }),
    )
  })

  it('omits products that are no longer offered', () => {
    expect(
      priceCart(
        [
          { productId: 'gone', quantity: 2 },
          { productId: 'tea', quantity: 1 },
        ],
        menu,
        unnamed,
      ).count,
    ).toBe(1)
  })

  it('distinguishes the product id 7 from the id "7"', () => {
    expect(priceCart([{ productId: '7', quantity: 1 }], menu, unnamed).count).toBe(0)
  })

  it('produces one product id per unit, as received', () => {
    expect(
      productIdsOf([
        { productId: 7, quantity: 2 },
        { productId: 'soup', quantity: 1 },
      ]),
    ).toEqual([7, 7, 'soup'])
  })

  it('produces exactly as many ids as the displayed number of units', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(quantities, (chosen) => {
        const cart = priceCart(
          menu.map(({ id }, at) => ({ productId: id, quantity: chosen[at] ?? 1 })),
          menu,
          unnamed,
        )
        expect(productIdsOf(cart.lines)).toHaveLength(cart.count)
      }),
    )
  })
})

describe('two carts', () => {
  it('are joined with the larger quantity of each product, and joined again stay the same', () => {
    const again = [
      { productId: 'soup', quantity: 2 },
      { productId: 7, quantity: 1 },
    ]
    const inProgress = [
      { productId: 7, quantity: 3 },
      { productId: '7', quantity: 4 },
    ]
    const joined = mergeCarts(again, inProgress)
    expect(joined).toEqual([
      { productId: 'soup', quantity: 2 },
      { productId: 7, quantity: 3 },
      { productId: '7', quantity: 4 },
    ])
    expect(mergeCarts(again, joined)).toEqual(joined)
  })
})
