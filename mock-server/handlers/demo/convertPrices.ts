import type { Hotel } from '#mock-server/hotel.ts'
import { dishEditsOf } from '#mock-server/handlers/dishes.ts'
import { undoSituations } from '#mock-server/situations.ts'
import { euroToLeva, levaToEuro, toCents, type Cents, type Currency } from '#src/lib/money.ts'

type Convert = (amount: Cents) => Cents

/** The conversion between these currencies; `undefined` where the amounts stay the same. */
function conversion(from: Currency, to: Currency): Convert | undefined {
  if ((from === 'eur') === (to === 'eur')) return undefined
  return from === 'eur' ? euroToLeva : levaToEuro
}

function inCents(price: number, convert: Convert): Cents {
  return Math.round(convert(toCents(price)) / 10) * 10
}

/** The sum of these products; `NaN` if one has no price. */
function sumOf(productIds: readonly string[], prices: ReadonlyMap<string, Cents>): number {
  return productIds.reduce((sum, id) => sum + (prices.get(id) ?? Number.NaN), 0)
}

/**
 * Converts a hotel's prices when it shows them in another currency from now on, to whole ten cents, as its menus have them: leva that
 * are converted back give the same euro. An order's total stays the sum of its
 * products where it is. Situations that were applied end, because an undo would restore rows in the other currency.
 */
export function convertPrices(hotel: Hotel, from: Currency, to: Currency): void {
  const convert = conversion(from, to)
  if (convert === undefined) return
  undoSituations(hotel)
  const { store } = hotel
  const products = store.products.where()
  const before = new Map(products.map(({ id, price }) => [id, toCents(price)]))
  const prices = new Map(products.map(({ id, price }) => [id, inCents(price, convert)]))
  for (const [id, cents] of prices) store.products.update(id, { price: cents / 100 })
  for (const { id, itemPrice } of store.menuItems.where())
    store.menuItems.update(id, { itemPrice: inCents(itemPrice, convert) / 100 })
  for (const { id, productIds, totalPrice } of store.orders.where()) {
    const isSum = productIds.length > 0 && sumOf(productIds, before) === toCents(totalPrice)
    const total = isSum ? sumOf(productIds, prices) : inCents(totalPrice, convert)
    store.orders.update(id, { totalPrice: total / 100 })
  }
}

/** Converts the prices that a presenter has changed. */
export function convertDishEdits(hotel: Hotel, from: Currency, to: Currency): void {
  const convert = conversion(from, to)
  if (convert === undefined) return
  const before = Object.entries(dishEditsOf(hotel))
  if (before.length === 0) return
  const edits = before.map(([id, { price, ...edit }]) => [
    id,
    { ...edit, ...(price !== undefined && { price: inCents(price, convert) / 100 }) },
  ])
  hotel.dishes.write(Object.fromEntries(edits))
}
