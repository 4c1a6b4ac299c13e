import type { Dish, DishEdit } from '#mock-server/handlers/dishes.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'
import { languages, locales, type Language } from '#src/lib/languages.ts'

/** A price as it is typed, without its currency: `9.50`, in Bulgarian `9,50`. */
export function priceText(price: number, language: Language): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(locales[language], style).format(price)
}

/** A typed price, with a point or a comma; `undefined` when it is none. */
export function priceIn(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  const price = /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined
  return price !== undefined && price <= MAX_PRICE ? price : undefined
}

/** What is typed, and not saved yet: a text by its dish, field and language, such as `bar-3 names bg`. */
export type Typed = Readonly<Record<string, string>>

/** What is typed for a dish. A price that is none is left out. */
export function editOf({ id }: Dish, typed: Typed): DishEdit {
  const price = priceIn(typed[`${id} price`] ?? '')
  const texts = (of: string) =>
    Object.fromEntries(
      languages.flatMap((each) => {
        const text = typed[`${id} ${of} ${each}`]
        return text === undefined ? [] : [[each, text]]
      }),
    )
  return { names: texts('names'), descriptions: texts('descriptions'), ...(price !== undefined && { price }) }
}
