import { toCents, type Cents } from '#src/lib/money.ts'
import type { Id } from '#src/schemas/fields.ts'
import type { Product } from '#src/schemas/products.ts'
import type { CartLine } from '#src/outbox/drafts/cartLine.ts'
import type { ProductNames } from '#src/outbox/receipts/receipt.ts'

/** A cart line with the hotel's label, its names in other languages, and its price. */
export interface PricedLine extends CartLine {
  readonly label: string
  readonly names: ProductNames
  readonly lineTotal: Cents
}

/** The cart as displayed: lines in the order of the product list, number of units and total. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly count: number
  readonly total: Cents
}

/** Finds the names of a product by its label. */
type NamesOf = (label: string) => { readonly names: ProductNames }

/** Prices a cart and omits lines whose product is no longer in the hotel's list. */
export function priceCart(cart: readonly CartLine[], products: readonly Product[], namesOf: NamesOf): PricedCart {
  const lines = products.flatMap((product): PricedLine[] => {
    const quantity = quantityIn(cart, product.id)
    if (quantity === 0) return []
    const { id: productId, label, price } = product
    return [{ productId, quantity, label, names: namesOf(label).names, lineTotal: toCents(price) * quantity }]
  })
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.lineTotal, 0),
  }
}

/** How many units of this product a cart has. */
export function quantityIn(lines: readonly CartLine[], wanted: Id): number {
  return lines.find(({ productId }) => productId === wanted)?.quantity ?? 0
}

/** Both carts in one, with the larger quantity of each product: joined twice, nothing changes. */
export function joinCarts(cart: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  return [
    ...cart.map((line) => ({ ...line, quantity: Math.max(line.quantity, quantityIn(other, line.productId)) })),
    ...other.filter(({ productId }) => quantityIn(cart, productId) === 0),
  ]
}

/** One product id per unit, as the hotel's API requires (spec 3.10). */
export function unitsOf(lines: readonly CartLine[]): Id[] {
  return lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.productId))
}
