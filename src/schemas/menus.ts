import * as v from 'valibot'
import type { Language } from '#src/lib/languages.ts'
import { id, optionalText, price } from './fields.ts'

/** Menu types (spec 7.7); `all` is the restaurant's. */
export const menuTypes = ['breakfast', 'bar', 'all'] as const
export type MenuType = (typeof menuTypes)[number]

const languageCodes = ['bg', 'en', 'es'] as const satisfies readonly Language[]

/** Query of `GET menus/all/params` (spec 7.7); `languageCode` is lower case. */
export const menuQuery = v.object({
  languageCode: v.picklist(languageCodes),
  menuType: v.picklist(menuTypes),
})
export type MenuQuery = v.InferOutput<typeof menuQuery>

/**
 * A dish or drink of a menu (spec 3.12); a missing category reads `Other`, and a missing price 0. A price that cannot be read
 * is `undefined`, as the tolerant reader leaves it: 0 would say that the dish is free. The app needs no id.
 */
export const menuItem = v.pipe(
  v.object({
    id: v.nullish(id),
    category: v.nullish(v.string()),
    itemName: v.string(),
    itemDescription: optionalText,
    itemPrice: v.nullish(price),
    portionSize: optionalText,
    itemPhoto: optionalText,
  }),
  v.transform((item) => ({
    ...item,
    category: item.category || 'Other',
    itemPrice: 'itemPrice' in item ? (item.itemPrice === null ? 0 : item.itemPrice) : 0,
  })),
)
export type MenuItem = v.InferOutput<typeof menuItem>

/** One menu in one language (spec 3.12); no list of items is an empty one. */
export const menu = v.pipe(
  v.object({ menuLanguage: v.string(), menuItems: v.nullish(v.array(menuItem)) }),
  // The tolerant reader sets `undefined` where it could read none of them.
  v.check((given) => !('menuItems' in given) || given.menuItems !== undefined, 'no items'),
  v.transform((given) => ({ ...given, menuItems: given.menuItems ?? [] })),
)
export type Menu = v.InferOutput<typeof menu>

/** Response of `GET menus/all/params`: the menu in each language the hotel has (spec 7.7). */
export const menuList = v.array(menu)
