import * as v from 'valibot'
import type { Language } from '#src/lib/languages.ts'

/** Menu types (spec 7.7); `all` is the restaurant's. */
export const menuTypes = ['breakfast', 'bar', 'all'] as const
export type MenuType = (typeof menuTypes)[number]

const languageCodes = ['bg', 'en', 'es'] as const satisfies readonly Language[]

/** Query of `GET menus/all/params` (spec 7.7); `languageCode` is lower case. In a file of its own: the app needs only its type. */
export const menuQuery = v.object({
  languageCode: v.picklist(languageCodes),
  menuType: v.picklist(menuTypes),
})
export type MenuQuery = v.InferOutput<typeof menuQuery>
