import * as v from 'valibot'
import { toCents, type Cents } from '#src/lib/money.ts'
import { id, type Id } from '#src/schemas/fields.ts'
import type { Product } from '#src/schemas/products.ts'

/** The most units of one product; keeps an order's list of units within reason. */
export const QUANTITY_LIMIT = 999

/** A product of the cart and how many of it. */
export const cartLine = v.object({
  productId: id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUANTITY_LIMIT)),
})
export type CartLine = Readonly<v.InferOutput<typeof cartLine>>

/** A line of the cart with what the hotel says about its product. */
export interface PricedLine extends CartLine {
  readonly label: string
  readonly lineTotal: Cents
}

/** The cart as a guest sees it: its lines in the order of the list, the number of units and what they cost. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly count: number
  readonly total: Cents
}

/** Prices a cart. Lines whose product is no longer in the hotel's list are left out. */
export function priceCart(cart: readonly CartLine[], products: readonly Product[]): PricedCart {
  const lines = products.flatMap((product): PricedLine[] => {
    const quantity = cart.find((line) => line.productId === product.id)?.quantity ?? 0
    if (quantity === 0) return []
    return [{ productId: product.id, quantity, label: product.label, lineTotal: toCents(product.price) * quantity }]
  })
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.lineTotal, 0),
  }
}

/** One product id per unit, as the hotel wants them (spec 3.10). */
export function unitsOf(lines: readonly CartLine[]): Id[] {
  return lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.productId))
}
