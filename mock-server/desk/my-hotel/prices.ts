import type { Dish } from '#mock-server/hotel/dish.ts'
import { locales, type Language } from '#src/lib/languages.ts'
import { euroToLeva, levaToEuro, toCents, type Currency } from '#src/lib/money.ts'

/** A price without its currency: `9.50`, in Bulgarian `9,50`. */
export function priceText(price: number, language: Language): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(locales[language], style).format(price)
}

/** The dishes with prices in another currency of the hotel. */
export function inOtherCurrency(dishes: readonly Dish[], from: Currency, to: Currency): readonly Dish[] {
  if ((from === 'eur') === (to === 'eur')) return dishes
  const convert = to === 'eur' ? levaToEuro : euroToLeva
  return dishes.map((dish) => ({ ...dish, price: convert(toCents(dish.price)) / 100 }))
}
