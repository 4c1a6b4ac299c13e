import * as v from 'valibot'
import { languages } from '#src/lib/languages.ts'
import { id, optionalList, optionalText, price } from './fields.ts'

/** A price that cannot be read. A text, because JSON loses `undefined`, and the stored menu is parsed again. */
export const UNREADABLE = 'unreadable'
const unreadable = v.literal(UNREADABLE)

/**
 * A dish or drink of a menu (spec 3.12); a missing or blank category reads `Other`, and a missing price 0. Where the tolerant reader
 * set `undefined`, the price is `UNREADABLE`: 0 would say that the dish is free. The app needs no id.
 */
export const menuItem = v.pipe(
  v.object({
    id: v.nullish(id),
    category: v.nullish(v.string()),
    itemName: v.string(),
    itemDescription: optionalText,
    // Not a union, so that an issue is that of the price.
    itemPrice: v.nullish(
      v.lazy((given): typeof price | typeof unreadable => (given === UNREADABLE ? unreadable : price)),
    ),
    portionSize: optionalText,
    itemPhoto: optionalText,
  }),
  v.transform((item) => ({
    ...item,
    category: item.category?.trim() || 'Other',
    itemPrice: 'itemPrice' in item && item.itemPrice === undefined ? UNREADABLE : (item.itemPrice ?? 0),
  })),
)
export type MenuItem = v.InferOutput<typeof menuItem>

/** One menu in one language (spec 3.12). */
export const menu = v.object({ menuLanguage: v.string(), menuItems: optionalList(menuItem) })
export type Menu = v.InferOutput<typeof menu>

/** Response of `GET menus/all/params`: the menu in each language the hotel has (spec 7.7). */
export const menuList = v.array(menu)

/** Menu types (spec 7.7); `all` is the restaurant's. */
export const menuTypes = ['breakfast', 'bar', 'all'] as const
export type MenuType = (typeof menuTypes)[number]

/** Query of `GET menus/all/params` (spec 7.7); `languageCode` is lower case. */
export const menuQuery = v.object({
  languageCode: v.picklist(languages),
  menuType: v.picklist(menuTypes),
})
export type MenuQuery = v.InferOutput<typeof menuQuery>
