import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { dishEditsOf } from '#mock-server/handlers/dishes.ts'
import { byId } from '#mock-server/models.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'
import { euroToLeva, levaToEuro, toCents, type Cents, type Currency } from '#src/lib/money.ts'

type Convert = (amount: Cents) => Cents

const toWholeTen: Convert = (cents) => Math.round(cents / 10) * 10

/** The conversion between these currencies, which gives leva in whole tens back as they were; `undefined` where the amounts stay the same. */
function conversion(from: Currency, to: Currency): Convert | undefined {
  if ((from === 'eur') === (to === 'eur')) return undefined
  return to === 'eur' ? levaToEuro : (amount) => toWholeTen(euroToLeva(amount))
}

/** The sum of these products; `NaN` if one has no price. */
function sumOf(productIds: readonly string[], prices: ReadonlyMap<string, Cents>): number {
  return productIds.reduce((sum, id) => sum + (prices.get(id) ?? Number.NaN), 0)
}

/** Converts a hotel's prices when it shows them in another currency from now on. An order's total stays the sum of its products. */
export function convertPrices(hotel: Hotel, from: Currency, to: Currency): void {
  const convert = conversion(from, to)
  if (convert === undefined) return
  const { products, menuItems } = hotel.seed()
  /** The fixtures are in leva. */
  const priceOf = (leva: number) => (to === 'eur' ? toWholeTen(levaToEuro(toCents(leva))) : toCents(leva))
  const prices = new Map(products.map(({ id, price }) => [id, priceOf(price)]))
  hotel.change((db) => {
    const before = new Map(db.products.getAll().map(({ id, price }) => [id, toCents(price)]))
    for (const [id, cents] of prices) db.products.update({ ...byId(id), data: { price: cents / 100 } })
    for (const { id, itemPrice } of menuItems)
      db.menuItems.update({ ...byId(id), data: { itemPrice: priceOf(itemPrice) / 100 } })
    for (const { id, productIds, totalPrice } of db.orders.getAll()) {
      const isSum = productIds.length > 0 && sumOf(productIds, before) === toCents(totalPrice)
      const total = isSum ? sumOf(productIds, prices) : convert(toCents(totalPrice))
      db.orders.update({ ...byId(id), data: { totalPrice: total / 100 } })
    }
  })
}

/** Converts the prices that a presenter has changed. */
export function convertDishEdits(hotel: Hotel, from: Currency, to: Currency): void {
  const convert = conversion(from, to)
  if (convert === undefined) return
  const edits = Object.entries(dishEditsOf(hotel)).map(([id, { price, ...edit }]) => [
    id,
    { ...edit, ...(price !== undefined && { price: Math.min(convert(toCents(price)) / 100, MAX_PRICE) }) },
  ])
  if (edits.length > 0) hotel.dishes.write(Object.fromEntries(edits))
}
