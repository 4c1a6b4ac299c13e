import type { Dish } from '#mock-server/handlers/dishes.ts'
import { languages, locales, type Language } from '#src/lib/languages.ts'
import { euroToLeva, levaToEuro, toCents, type Currency } from '#src/lib/money.ts'
import { priceIn } from './menuTable.ts'

/** A price as it is typed, without its currency: `9.50`, in Bulgarian `9,50`. */
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

/** What is typed over a menu: a text by the number of its dish, and its language or `price`, such as `3 bg`. */
export type Typed = Readonly<Record<string, string>>

/** The number of the first dish with a price that is none; -1 where there is none. */
export function firstWrongPrice(dishes: readonly Dish[], typed: Typed, currency: Currency): number {
  return dishes.findIndex((_dish, index) => priceIn(typed[`${index} price`] ?? '0', currency) === undefined)
}

/** The names that were typed for a dish and are not its own. An empty one is not typed. */
export function typedNames({ names }: Dish, index: number, typed: Typed): Dish['names'] {
  const changed = languages.flatMap((language) => {
    const name = typed[`${index} ${language}`]?.trim()
    return name === undefined || name === '' || name === names[language] ? [] : [[language, name]]
  })
  return Object.fromEntries(changed)
}

/** The menu with what is typed. A dish of another name is another dish: all that was not typed is gone, but its section and its price. */
export function withTyped(dishes: readonly Dish[], typed: Typed, currency: Currency): Dish[] {
  return dishes.map((dish, index) => {
    const names = typedNames(dish, index, typed)
    const price = priceIn(typed[`${index} price`] ?? '', currency) ?? dish.price
    return Object.keys(names).length === 0
      ? { ...dish, price }
      : { ...dish, names, descriptions: {}, portions: {}, price }
  })
}
