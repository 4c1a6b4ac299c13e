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

/** A dish or drink of a menu (spec 3.12). A missing category reads as `Other`. */
export const menuItem = v.object({
  id,
  category: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((category) => (category === '' ? 'Other' : category)),
  ),
  itemName: v.string(),
  itemDescription: optionalText,
  itemPrice: v.nullish(price, 0),
  portionSize: optionalText,
  itemPhoto: optionalText,
})
export type MenuItem = v.InferOutput<typeof menuItem>

/** One menu in one language (spec 3.12). A missing list of items reads as an empty one. */
export const menu = v.object({ menuLanguage: v.string(), menuItems: v.nullish(v.array(menuItem), () => []) })
export type Menu = v.InferOutput<typeof menu>

/** Response of `GET menus/all/params`: the menu in each language the hotel has (spec 7.7). */
export const menuList = v.array(menu)
