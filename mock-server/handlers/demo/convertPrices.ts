import type { Hotel } from '#mock-server/hotel.ts'
import { euroToLeva, levaToEuro, toCents, type Cents, type Currency } from '#src/lib/money.ts'

function inCents(price: number, convert: (amount: Cents) => Cents): Cents {
  return Math.round(convert(toCents(price)) / 10) * 10
}

/**
 * Converts a hotel's prices when it shows them in another currency from now on, to whole ten cents, as its menus have them: leva that
 * are converted back give the same euro. An order's total stays the sum of its products.
 */
export function convertPrices({ store }: Hotel, from: Currency, to: Currency): void {
  if ((from === 'eur') === (to === 'eur')) return
  const convert = from === 'eur' ? euroToLeva : levaToEuro
  const prices = new Map(store.products.where().map(({ id, price }) => [id, inCents(price, convert)]))
  for (const [id, cents] of prices) store.products.update(id, { price: cents / 100 })
  for (const { id, itemPrice } of store.menuItems.where())
    store.menuItems.update(id, { itemPrice: inCents(itemPrice, convert) / 100 })
  for (const { id, productIds, totalPrice } of store.orders.where()) {
    const parts = productIds.map((productId) => prices.get(productId))
    const isKnown = parts.length > 0 && !parts.includes(undefined)
    const total = isKnown ? parts.reduce<Cents>((sum, part = 0) => sum + part, 0) : inCents(totalPrice, convert)
    store.orders.update(id, { totalPrice: total / 100 })
  }
}
