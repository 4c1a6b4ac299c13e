import * as v from 'valibot'
import { toCents } from '#src/lib/money.ts'
import { id, type Id } from '#src/schemas/fields.ts'
import type { Product } from '#src/schemas/products.ts'

/** The maximum quantity of one product; limits the length of the id list in an order. */
export const QUANTITY_LIMIT = 999

/** A product of the cart and its quantity. */
export const cartLine = v.object({
  productId: id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUANTITY_LIMIT)),
})
export type CartLine = Readonly<v.InferOutput<typeof cartLine>>

/** How many units of this product a cart has. */
export function quantityIn(lines: readonly CartLine[], wanted: Id): number {
  return lines.find(({ productId }) => productId === wanted)?.quantity ?? 0
}

/** A quantity is never below 0 (spec 5.8); a product with quantity 0 leaves the cart. */
export function setQuantity(lines: readonly CartLine[], { productId, quantity }: CartLine): CartLine[] {
  const line = { productId, quantity: Math.min(QUANTITY_LIMIT, quantity) }
  const isNew = quantityIn(lines, productId) === 0
  const changed = isNew ? [...lines, line] : lines.map((each) => (each.productId === productId ? line : each))
  return changed.filter((each) => each.quantity > 0)
}

/** Both carts in one, with the larger quantity of each product: merged twice, nothing changes. */
export function mergeCarts(cart: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  return [
    ...cart.map((line) => ({ ...line, quantity: Math.max(line.quantity, quantityIn(other, line.productId)) })),
    ...other.filter(({ productId }) => quantityIn(cart, productId) === 0),
  ]
}

/** The cart as displayed: lines in the order of the product list, number of units and total. */
export type PricedCart = ReturnType<typeof priceCart>

/** Prices a cart and omits lines whose product is no longer in the hotel's list. `names` are those in other languages. */
export function priceCart(
  cart: readonly CartLine[],
  products: readonly Product[],
  findNames: (label: string) => { readonly names: Readonly<Record<string, string>> },
) {
  const lines = products.flatMap(({ id: productId, label, price }) => {
    const quantity = quantityIn(cart, productId)
    if (quantity === 0) return []
    return [{ productId, quantity, label, names: findNames(label).names, lineTotal: toCents(price) * quantity }]
  })
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.lineTotal, 0),
  }
}

/** One product id per unit, as the hotel's API requires (spec 3.10). */
export function productIdsOf(lines: readonly CartLine[]): Id[] {
  return lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.productId))
}
