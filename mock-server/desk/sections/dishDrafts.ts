import type { DishEdits } from '#mock-server/handlers/dishes.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'
import type { Language } from '#src/lib/languages.ts'
import { locales } from '#src/lib/locales.ts'

/** What is typed for a dish, and not saved yet. */
interface DishDraft {
  readonly names?: { readonly [Each in Language]?: string }
  readonly descriptions?: { readonly [Each in Language]?: string }
  readonly price?: string
}

/** What is typed, by dish. */
export type DishDrafts = Readonly<Record<string, DishDraft>>

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

/** The changes of drafts. A price that is none is left out. */
export function editsOf(drafts: DishDrafts): DishEdits {
  return Object.fromEntries(
    Object.entries(drafts).map(([id, { price, ...texts }]) => {
      const read = price === undefined ? undefined : priceIn(price)
      return [id, { ...texts, ...(read !== undefined && { price: read }) }]
    }),
  )
}
